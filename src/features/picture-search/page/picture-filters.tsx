import { useEffect, useState } from "react";
import { api, cacheRules } from "../../../browser/api-client.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { MenuBar } from "../../../ui/menu/menu-bar.tsx";
import { pictureQueue } from "./picture-queue.ts";
import styles from "./picture-filters.module.css";
import type { PictureFilters as Filters } from "./picture-steps.ts";

interface FilterOption {
  name: string;
  value: string;
  options?: FilterOption[];
}

/** A filter as the search tells what it can be set to. */
export interface OfferedFilter {
  name: string;
  /** Parameter of the call. */
  apiCode: string;
  options: FilterOption[];
}

const any = "";

/** Those that tell apart what looks alike. */
const shownFilters: ReadonlySet<string> = new Set([
  "style",
  "category",
  "colors",
  "color",
  "isAnimated",
  "technique",
  "weight",
  "corners",
  "aesthetic",
  "license",
]);

/** Filters as every search has them. */
export function PictureFilters({ offered, chosen }: { offered: readonly OfferedFilter[]; chosen: Filters }) {
  const t = useMessages();
  return (
    <div className={styles.filters}>
      <MenuBar
        label={t("search.filters.label")}
        menus={offered.map(({ name, apiCode, options }) => {
          const current = chosen[apiCode];
          const leaves = listLeaves(options);
          return {
            key: apiCode,
            title: name,
            chosen: leaves.find(({ value }) => value === current)?.name,
            items: [
              ...(current === undefined ? [] : [{ id: any, label: t("picture.anyValue") }]),
              ...leaves.map(({ name: label, value }) => ({ id: value, label, isSelected: value === current })),
            ],
          };
        })}
        onSelect={(key, value) => {
          const { [key]: _before, ...others } = chosen;
          pictureQueue.filter(value === any ? others : { ...others, [key]: value });
        }}
        clear={
          Object.keys(chosen).length > 0 && (
            <button type="button" onClick={() => pictureQueue.filter({})}>
              {t("search.filters.clear")}
            </button>
          )
        }
      />
    </div>
  );
}

/** The filters that there are, in the language of the page; undefined until they are known. */
export function useOfferedFilters(): readonly OfferedFilter[] | undefined {
  const { locale } = useMessages();
  const [offered, setOffered] = useState<readonly OfferedFilter[]>();
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const path = `/siteApi/filters/v1/available?${new URLSearchParams({ term: "", lang: locale })}`;
      const answer = await api.find<{ docs: OfferedFilter[] }>(path, { cache: cacheRules.catalogue });
      if (!isGone) setOffered(answer?.docs.filter(({ apiCode }) => shownFilters.has(apiCode)) ?? []);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale]);
  return offered;
}

/** Styles by their codes. */
export function listStyleNames(offered: readonly OfferedFilter[]): ReadonlyMap<string, string> {
  const styleOptions = offered.find(({ apiCode }) => apiCode === "style")?.options ?? [];
  return new Map(listLeaves(styleOptions).map(({ value, name }) => [value, name]));
}

/** Headings only hold options. */
function listLeaves(options: readonly FilterOption[]): FilterOption[] {
  return options.flatMap((option) => option.options ?? [option]);
}
