import { useId } from "react";
import { blankAddress, popularTerm, type Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Chip } from "../../../ui/select/chip.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import styles from "./empty-results.module.css";
import { activeFilterText } from "../filters/filter-text.ts";
import { CardItem, renderCardIcons } from "../related/icon-card.tsx";
import { formatAskPath } from "../../../core/urls/paths/request-paths.ts";
import type { Alternative, Drawings, ResultView } from "./result-view.ts";

export interface EmptyResultsProps {
  address: Address;
  /** With alternatives. */
  view: Pick<ResultView, "alternatives" | "subject" | "isByMeaning" | "above">;
  drawings: Drawings;
}

/** Nothing was found: what was tried, what comes close, what others look for. */
export default function EmptyResults({ address, view, drawings }: EmptyResultsProps) {
  const t = useMessages();
  const { subject, isByMeaning } = view;
  const { meant, wider, near, popular } = view.alternatives!;
  /** What stands above says that nothing else was found. */
  const isExplained = view.above.length > 0;
  const isSearch = address.term !== "" && address.term !== popularTerm;
  const isHopeless = meant.length + wider.length + near.length === 0;
  const term = termWords(address.term);
  const messages = isByMeaning
    ? ({ title: "search.empty.meaning", text: "search.empty.meaningText" } as const)
    : ({ title: "search.empty.title", text: isHopeless ? "search.empty.hopeless" : "search.empty.text" } as const);
  const nameWider = (each: Alternative) => nameWiderSearch(t, each, { address, subject, isSearch });
  return (
    <section className={styles.empty}>
      {!isExplained && (
        <header className={styles.head}>
          <span className={styles.glyph}>
            <Glyph name="search" size={24} />
          </span>
          <div className={styles.words}>
            <h2 className={styles.title}>
              {isSearch && wider.length === 0 ? t(messages.title, { term }) : t("search.empty.filtered")}
            </h2>
            {wider.length === 0 && <p className={styles.text}>{t(messages.text)}</p>}
          </div>
        </header>
      )}
      <Cards title={t("search.empty.meant")} list={meant} name={nameTerm} drawings={drawings} />
      <Cards title={t("search.empty.wider")} list={wider} name={nameWider} drawings={drawings} />
      <Cards title={t("search.empty.near")} list={near} name={nameTerm} drawings={drawings} />
      {isHopeless ? (
        <Cards title={t("search.empty.popular")} list={popular} name={nameTerm} drawings={drawings} />
      ) : (
        <Chips title={t("search.empty.popular")} list={popular} />
      )}
      <div className={styles.ways}>
        <a className={styles.way} href={formatAddress(blankAddress("search-by-image"))}>
          <Glyph name="image" size={16} />
          {t("search.empty.image")}
        </a>
        {isSearch && (
          <a className={styles.way} href={formatAskPath(term)} rel="nofollow">
            <Glyph name="pencil" size={16} />
            {t("search.empty.request")}
          </a>
        )}
      </div>
    </section>
  );
}

interface ListProps {
  title: string;
  list: readonly Alternative[];
}

function Cards({
  title,
  list,
  name,
  drawings,
}: ListProps & { name: (each: Alternative) => string; drawings: Drawings }) {
  const t = useMessages();
  const titleId = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {title}
      </h3>
      <ul
        className={styles.cards}
        {...stamp(
          CardItem,
          list.map((each) => ({
            key: each.path,
            href: each.path,
            markup: renderCardIcons(each.icons, drawings),
            name: name(each),
            count: formatNumber(each.total, t.locale),
          })),
        )}
      />
    </section>
  );
}

function Chips({ title, list }: ListProps) {
  const t = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.subtitle}>
        {title}
      </h3>
      <ul className={styles.chips}>
        {list.map(({ term, path, total }) => (
          <li key={path}>
            <Chip as="a" href={path} count={formatNumber(total, t.locale)}>
              {term}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameTerm = ({ term }: Alternative) => term;

function nameWiderSearch(
  t: Translator,
  { term, without }: Alternative,
  {
    address,
    subject,
    isSearch,
  }: Pick<EmptyResultsProps, "address"> & Pick<ResultView, "subject"> & { isSearch: boolean },
): string {
  if (without !== undefined && without !== "all") {
    const filter = activeFilterText(t, { key: without, value: address.filters[without] }, subject);
    return t("search.empty.without", { filter });
  }
  return isSearch ? t("search.empty.withoutFilters", { term }) : t("search.empty.unfiltered");
}
