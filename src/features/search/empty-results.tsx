import { popularTerm, type Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { termWords } from "../../core/urls/clean-term.ts";
import { clearFilters, setTerm } from "../../core/urls/set-filter.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Chip } from "../../ui/chip.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./empty-results.module.css";
import type { Suggestion } from "./result-view.ts";

export interface EmptyResultsProps {
  address: Address;
  suggestions: readonly Suggestion[];
  popular: readonly string[];
}

/** Nothing was found: what was tried, what comes close, what others look for. */
export default function EmptyResults({ address, suggestions, popular }: EmptyResultsProps) {
  const t = useMessages();
  const words = termWords(address.term);
  const hasFilters = Object.keys(address.filters).length > 0;
  const isSearch = address.term !== "" && address.term !== popularTerm;
  const bare = clearFilters(address);
  return (
    <section className={styles.empty}>
      <span className={styles.glyph}>
        <Glyph name="search" size={28} />
      </span>
      <h2>{isSearch ? t("search.empty.title", { term: words }) : t("search.empty.filtered")}</h2>
      <p className={styles.text}>{t(suggestions.length > 0 ? "search.empty.text" : "search.empty.hopeless")}</p>
      {suggestions.length > 0 && (
        <ul className={styles.chips}>
          {suggestions.map(({ term, total }) => (
            <li key={term}>
              <Chip as="a" href={printAddress(setTerm(bare, term))} count={formatNumber(total, t.locale)}>
                {term === words && hasFilters ? t("search.empty.withoutFilters", { term }) : term}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {!isSearch && hasFilters && (
        <a className={styles.clear} href={printAddress(bare)}>
          {t("search.filters.clear")}
        </a>
      )}
      {popular.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t("search.empty.popular")}</h3>
          <ul className={styles.chips}>
            {popular.map((term) => (
              <li key={term}>
                <Chip as="a" href={printAddress(setTerm(bare, term))}>
                  {term}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
