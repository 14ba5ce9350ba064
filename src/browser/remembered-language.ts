import { readCookie, writeCookie } from "./cookies.ts";

const yearSeconds = 31_536_000;

/** What the visitor reads, by their own choice: two letters. */
export const readRememberedLanguage = (): string | undefined => readCookie("language");

/** The server does the same for a language that is asked for by `?lang=`. */
export const rememberLanguage = (locale: string): void => writeCookie("language", locale, yearSeconds);
