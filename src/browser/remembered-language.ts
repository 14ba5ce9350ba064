const yearSeconds = 31_536_000;

/** What the visitor reads, by their own choice: two letters. */
export function readRememberedLanguage(): string | undefined {
  return /(?:^|; )language=([a-z]{2})/.exec(document.cookie)?.[1];
}

/** The server does the same for a language that is asked for by `?lang=`. */
export function rememberLanguage(locale: string): void {
  document.cookie = `language=${locale}; path=/; max-age=${yearSeconds}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
}
