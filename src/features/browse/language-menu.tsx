import { useLocation } from "react-router";
import { languageNames, languageTags, locales, type Locale } from "../../i18n/locales.ts";

const yearSeconds = 31_536_000;

/** Links to this page in every language. */
export function useLanguageLinks(): { locale: Locale; name: string; tag: string; href: string }[] {
  const { pathname, search } = useLocation();
  return locales.map((locale) => {
    const parameters = new URLSearchParams(search);
    parameters.set("lang", locale);
    return {
      locale,
      name: languageNames[locale],
      tag: languageTags[locale],
      href: `${pathname}?${parameters.toString()}`,
    };
  });
}

/** Remembers the language before its link is followed; without script the server does. */
export function rememberLanguage(locale: string): void {
  document.cookie = `lang=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
