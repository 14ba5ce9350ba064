import { useState } from "react";
import type { Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { FilterLink } from "./filter-link.tsx";
import styles from "./filter-rail.module.css";
import type { FilterGroup, FilterOption } from "./result-view.ts";

/** The options of a long filter: the first ones, all of them when asked for, or those that contain what is typed. */
export function LongOptions({ address, group }: { address: Address; group: FilterGroup }) {
  const t = useMessages();
  const [text, setText] = useState("");
  const [isAll, setIsAll] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [loaded, setLoaded] = useState<{ of: string; options: FilterOption[] }>();
  const of = printAddress({ ...address, icon: "", restyling: {}, pageNumber: 1 });
  const all = loaded?.of === of ? loaded.options : undefined;
  const load = async () => {
    if (all || isBusy) return;
    setIsBusy(true);
    try {
      const response = await fetch(`/view/options?${new URLSearchParams({ of, key: group.key })}`);
      if (response.ok) setLoaded({ of, options: (await response.json()) as FilterOption[] });
    } catch {
      // Offline: the first options stay, another try may follow.
    } finally {
      setIsBusy(false);
    }
  };
  const wanted = text.trim().toLocaleLowerCase(t.locale);
  const shown = wanted === "" && !isAll ? group.options : (all ?? group.options);
  const matching = shown.filter(({ title = "" }) => title.toLocaleLowerCase(t.locale).includes(wanted));
  return (
    <>
      <input
        type="search"
        className={styles.find}
        aria-label={t("search.filters.find", { filter: t(`search.filter.${group.key}`) })}
        placeholder={t("search.filters.find", { filter: t(`search.filter.${group.key}`) })}
        value={text}
        onFocus={() => void load()}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ul className={styles.options}>
        {matching.map((option) => (
          <FilterLink key={option.value} address={address} filter={group.key} option={option} />
        ))}
      </ul>
      {wanted === "" && shown.length < group.optionCount && (
        <Button
          variant="ghost"
          size="sm"
          isBusy={isBusy}
          onClick={() => {
            setIsAll(true);
            void load();
          }}
        >
          {t("search.filters.all", { count: group.optionCount })}
        </Button>
      )}
    </>
  );
}
