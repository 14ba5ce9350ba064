import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { searchByWords } from "../../../core/urls/search-mode.ts";
import { setTerm } from "../../../core/urls/set-filter.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { ActiveFilters } from "../filters/active-filters.tsx";
import styles from "./result-head.module.css";
import { useGridModeKey } from "./use-grid-mode-key.ts";
import type { ResultView } from "./result-view.ts";

export interface ResultNotesProps {
  address: Address;
  view: Pick<ResultView, "total" | "isRelaxed">;
}

/** What was searched for instead of what was typed. */
export function ResultNotes({ address, view }: ResultNotesProps) {
  const t = useMessages();
  const { term, typed, filters } = address;
  // The search field says whether the term was too long when it leads to the page.
  const { isTermCut } = (useLocation().state ?? {}) as { isTermCut?: boolean };
  const asTyped: Address = { ...address, term: typed, typed: "", filters: { ...filters, nocorrect: true } };
  return (
    <>
      {isTermCut && <p className={styles.note}>{t("search.results.cut", { term: termWords(term) })}</p>}
      {typed !== "" && (
        <p className={styles.note}>
          {t.rich("search.results.corrected", {
            term: termWords(term),
            typed: termWords(typed),
            link: linkTo(formatAddress(asTyped)),
          })}
        </p>
      )}
      {view.isRelaxed && view.total > 0 && (
        <p className={styles.note}>{t("search.results.relaxed", { term: termWords(term) })}</p>
      )}
    </>
  );
}

export interface OtherSearchesProps {
  address: Address;
  view: Pick<ResultView, "isByMeaning" | "related" | "subject" | "author" | "read">;
}

/** What narrows the search, and what else is searched for. */
export function OtherSearches({ address, view }: OtherSearchesProps) {
  const t = useMessages();
  useGridModeKey();
  return (
    <>
      <ActiveFilters address={address} view={view} />
      {view.isByMeaning && address.filters.ai === "" && (
        <Chip as="a" isSelected href={formatAddress(searchByWords(address))} removeLabel={t("search.filters.remove")}>
          {t("search.meaning.meaning")}
        </Chip>
      )}
      {view.related.length > 0 && (
        <ul
          className={styles.related}
          aria-label={t("search.related.label")}
          {...stamp(
            RelatedTerm,
            view.related.map((word) => ({
              key: word,
              term: word,
              href: formatAddress(setTerm(address, word)),
              fullLabel: t("search.title.term", { term: word }),
            })),
          )}
        />
      )}
    </>
  );
}

/** Ready to be stamped. */
function RelatedTerm({ term, href, fullLabel }: { term: string; href: string; fullLabel: string }) {
  return (
    <li>
      <Chip as="a" href={href} fullLabel={fullLabel}>
        {term}
      </Chip>
    </li>
  );
}

const linkTo = (href: string) => (text: ReactNode) => (
  <a key={href} className={styles.link} href={href}>
    {text}
  </a>
);
