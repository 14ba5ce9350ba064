import type { ReactNode } from "react";
import { popularTerm, type Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { searchByMeaning, searchByWords } from "../../../core/urls/search-mode.ts";
import { setTerm } from "../../../core/urls/set-filter.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import styles from "./result-head.module.css";
import type { ResultView } from "./result-view.ts";
import { SubjectLine } from "./breadcrumbs.tsx";

export interface ResultHeadProps {
  address: Address;
  title: string;
  /** The page is about something known, and not about words that somebody looks for. */
  isAboutSubject: boolean;
  view: Pick<ResultView, "total" | "isRelaxed" | "isByMeaning" | "related" | "trail" | "origin">;
}

/** What the page is about and where it stands, how much was found, and what goes with it. */
export default function ResultHead({ address, title, isAboutSubject, view }: ResultHeadProps) {
  const t = useMessages();
  const { term, typed, filters } = address;
  const asTyped: Address = { ...address, term: typed, typed: "", filters: { ...filters, nocorrect: true } };
  return (
    <header className={styles.head}>
      {isAboutSubject && <SubjectLine trail={view.trail} origin={view.origin} />}
      <div className={styles.titleLine}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.count}>{t("site.count.icons", { count: view.total })}</p>
        {!isAboutSubject && term !== popularTerm && (
          <SegmentedControl label={t("search.meaning.by")} className={styles.mode}>
            <Segment
              href={formatAddress(searchByWords(address))}
              isSelected={!view.isByMeaning}
              label={t("search.meaning.words")}
            />
            <Segment
              href={formatAddress(searchByMeaning(address))}
              isSelected={view.isByMeaning}
              label={t("search.meaning.meaning")}
            />
          </SegmentedControl>
        )}
      </div>
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
    </header>
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
