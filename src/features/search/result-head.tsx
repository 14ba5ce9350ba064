import { memo } from "react";
import { popularTerm, type Address, type FilterKey } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { clearFilters, setFilter, setTerm } from "../../core/urls/set-filter.ts";
import { termWords } from "../../core/urls/clean-term.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Chip } from "../../ui/chip.tsx";
import { activeFilterText } from "./filter-text.ts";
import styles from "./result-head.module.css";
import type { ResultView } from "./result-view.ts";

export interface ResultHeadProps {
  address: Address;
  title: string;
  view: Pick<ResultView, "total" | "isRelaxed" | "related" | "subject">;
}

/** What was looked for, how much was found, and which filters are on. */
export const ResultHead = memo(function ResultHead({ address, title, view }: ResultHeadProps) {
  const t = useMessages();
  const active = listActive(address);
  return (
    <header className={styles.head}>
      <div className={styles.titleLine}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count}>{t("site.count.icons", { count: view.total })}</p>
      </div>
      {view.isRelaxed && view.total > 0 && (
        <p className={styles.relaxed}>{t("search.results.relaxed", { term: termWords(address.term) })}</p>
      )}
      {active.length > 0 && (
        <ul className={styles.chips} aria-label={t("search.filters.active")}>
          {active.map((key) => (
            <li key={key}>
              <Chip
                as="a"
                isSelected
                href={printAddress(setFilter(address, { key, value: undefined }))}
                removeLabel={t("search.filters.remove")}
              >
                {activeFilterText(t, { key, value: address.filters[key] }, view.subject)}
              </Chip>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <a className={styles.clear} href={printAddress(clearFilters(address))}>
                {t("search.filters.clear")}
              </a>
            </li>
          )}
        </ul>
      )}
      {view.related.length > 0 && (
        <ul className={styles.related} aria-label={t("search.related.label")}>
          {view.related.map((term) => (
            <li key={term}>
              <Chip as="a" href={printAddress(setTerm(address, term))} fullLabel={t("search.title.term", { term })}>
                {term}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
});

/** Filters that are on; what the page itself is about is no filter, unless it is the list of everything. */
function listActive({ page, filters, term }: Address): FilterKey[] {
  const subjectKey = page === "style" || page === "family" ? page : undefined;
  const headingKey = term === popularTerm ? "category" : undefined;
  return (Object.keys(filters) as FilterKey[]).filter((key) => key !== subjectKey && key !== headingKey);
}
