import { defaultLocale, locales, type Locale } from "../../i18n/locales.ts";

const longest = 200;

/** Whom flags are tried for: a guest of that kind. */
export interface Trial {
  isPaid: boolean;
  locale: Locale;
  deviceType: "desktop" | "mobile";
  path: string;
  /** The name of their browser; groups are drawn by it. */
  id: string;
}

/** What the form says; what it says wrongly is as if it was not said. */
export function readTrial(searchParams: URLSearchParams): Trial {
  const path = searchParams.get("path")?.slice(0, longest) ?? "";
  return {
    isPaid: searchParams.has("paid"),
    locale: locales.find((locale) => locale === searchParams.get("locale")) ?? defaultLocale,
    deviceType: searchParams.get("device") === "mobile" ? "mobile" : "desktop",
    path: path.startsWith("/") ? path : "/icons",
    id: searchParams.get("browser")?.slice(0, longest) ?? "",
  };
}
