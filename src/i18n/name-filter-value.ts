import type { AddressFilters, FilterKey } from "../core/urls/address.ts";
import type { MessageKey } from "./source-messages.ts";
import type { Translator } from "./translator.ts";

const operatingSystemNames: Readonly<Record<string, string>> = {
  android: "Android",
  ios: "iOS",
  macos: "macOS",
  windows: "Windows",
  linux: "Linux",
};

/** What one value of a filter is called; proper names stay as they are. Needs the namespaces `search` and `icon`. */
export function nameFilterValue(t: Translator, key: FilterKey, value: AddressFilters[FilterKey]): string {
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
