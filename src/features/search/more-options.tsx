import { useState } from "react";
import type { Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { FilterLink } from "./filter-link.tsx";
import styles from "./filter-rail.module.css";
import type { FilterGroup, FilterOption } from "./result-view.ts";

/** Fetches and shows the options of a long filter beyond the first. */
export function MoreOptions({ address, group }: { address: Address; group: FilterGroup }) {
  const t = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [loaded, setLoaded] = useState<{ of: string; options: FilterOption[] }>();
  const of = printAddress({ ...address, icon: "", restyling: {}, pageNumber: 1 });
  const load = async () => {
    setIsBusy(true);
    try {
      const response = await fetch(`/view/options?${new URLSearchParams({ of, key: group.key })}`);
      if (response.ok) setLoaded({ of, options: (await response.json()) as FilterOption[] });
    } catch {
      // Offline: the button stays for another try.
    } finally {
      setIsBusy(false);
    }
  };
  if (loaded?.of !== of) {
    return (
      <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => void load()}>
        {t("search.filters.all", { count: group.optionCount })}
      </Button>
    );
  }
  return (
    <ul className={styles.options}>
      {loaded.options.slice(group.options.length).map((option) => (
        <FilterLink key={option.value} address={address} filter={group.key} option={option} />
      ))}
    </ul>
  );
}
