import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { clearFilters, setFilter } from "../../../core/urls/set-filter.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import styles from "./active-filters.module.css";
import { listActiveFilters, listReadFilters } from "./list-active-filters.ts";
import { activeFilterText } from "./filter-text.ts";
import type { ResultView } from "../results/result-view.ts";

export interface ActiveFiltersProps {
  address: Address;
  view: Pick<ResultView, "subject" | "author" | "read">;
}

/** The filters that are on, each to be taken off; one that words were read as by searching for these as typed. */
export function ActiveFilters({ address, view }: ActiveFiltersProps) {
  const t = useMessages();
  const active = listActiveFilters(address);
  const read = listReadFilters(view.read);
  if (active.length + read.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t("search.filters.active")}>
      {active.map((key) => (
        <li key={key} data-in-field>
          <Chip
            as="a"
            isSelected
            href={formatAddress(setFilter(address, { key, value: undefined }))}
            removeLabel={t("search.filters.remove")}
          >
            {activeFilterText(t, { key, value: address.filters[key] }, view.subject)}
          </Chip>
        </li>
      ))}
      {read.map((filter) => (
        <li key={`read ${filter.key}`}>
          <Chip
            as="a"
            isSelected
            href={formatAddress(setFilter(address, { key: "nocorrect", value: true }))}
            removeLabel={t("search.filters.remove")}
          >
            {activeFilterText(t, filter, view.subject)}
          </Chip>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className={styles.link} href={formatAddress(clearFilters(address))}>
            {t("search.filters.clear")}
          </a>
        </li>
      )}
      {view.author && (
        <li>
          <a className={styles.link} href={view.author.path}>
            {t("search.origin.all", { author: view.author.name })}
          </a>
        </li>
      )}
    </ul>
  );
}
