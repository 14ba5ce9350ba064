import type { AddressFilters, FilterKey } from "../../core/urls/address.ts";
import type { MessageKey } from "../../i18n/source-messages.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { ResultView } from "./result-view.ts";

const operatingSystemNames: Readonly<Record<string, string>> = {
  android: "Android",
  ios: "iOS",
  macos: "macOS",
  windows: "Windows",
  linux: "Linux",
};

/** What one value of a filter is called. */
export function filterValueText(t: Translator, key: FilterKey, value: AddressFilters[FilterKey]): string {
  const text = String(value);
  if (key === "size") return t("search.value.size", { size: Number(value) });
  if (key === "color")
    return text.startsWith("#") ? text.toUpperCase() : t(`icon.color.${text}` as MessageKey as "icon.color.red");
  if (key === "os" && text in operatingSystemNames) return operatingSystemNames[text]!;
  if (key === "ai") return text === "" ? t("search.filter.ai") : text;
  if (key === "nocorrect") return t("search.filter.nocorrect");
  if (key === "style" || key === "family" || key === "author" || key === "category") return text;
  return t(`search.value.${key}.${text}` as MessageKey as "search.value.animated.true");
}

/** What an active filter is called on its chip. */
export function activeFilterText(
  t: Translator,
  { key, value }: { key: FilterKey; value: AddressFilters[FilterKey] },
  subject: ResultView["subject"],
): string {
  const name = key in subject ? subject[key as keyof ResultView["subject"]] : undefined;
  return name ?? filterValueText(t, key, value);
}

/** The heading of a page of results. */
export function resultTitle(
  t: Translator,
  { term, page, isPopular }: { term: string; page: string; isPopular: boolean },
  subject: ResultView["subject"],
): string {
  const style = subject.style ?? subject.family;
  if (page === "style" || page === "family") return t("search.title.style", { style: style ?? "" });
  if (isPopular && subject.category !== undefined) return t("search.title.category", { category: subject.category });
  if (isPopular) return t("search.title.popular");
  const words = term.charAt(0).toLocaleUpperCase(t.locale) + term.slice(1);
  return style === undefined
    ? t("search.title.term", { term: words })
    : t("search.title.termInStyle", { term: words, style });
}
