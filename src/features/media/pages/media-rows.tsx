import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { api, cacheRules } from "../../../browser/api-client.ts";
import { popularTerm } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { MediaCards } from "./media-cards.tsx";
import type { MediaRow } from "./media-rows-page.tsx";
import styles from "./media-rows.module.css";

/** Early enough that rows are there before anybody comes to them. */
const reach = "0px 0px 2000px";
const rules = { cache: cacheRules.understanding };

/** Illustrations and photos for what somebody looks for, below all icons; nothing where there are none. */
export default function MediaRows() {
  const { pathname, search } = useLocation();
  const address = parseAddress(pathname + search)?.address;
  const isSearch = address?.page === "search" && address.term !== "" && address.term !== popularTerm;
  const of = isSearch ? formatAddress({ ...address, icon: "", customization: {}, pageNumber: 1 }) : undefined;
  const end = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<{ of: string; rows: MediaRow[] }>();
  useEffect(() => {
    if (of === undefined) return undefined;
    let isHere = true;
    const show = async () => {
      const answer = await api.find<{ rows: MediaRow[] }>(`/view/media?${new URLSearchParams({ of })}`, rules);
      if (answer && isHere) setFound({ of, rows: answer.rows });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void show();
      },
      { rootMargin: reach },
    );
    observer.observe(end.current!);
    return () => {
      observer.disconnect();
      isHere = false;
    };
  }, [of]);
  return (
    <div ref={end} className={styles.rows}>
      {found && found.of === of && found.rows.map((row) => <Row key={row.title} row={row} />)}
    </div>
  );
}

function Row({ row: { title, all, cards } }: { row: MediaRow }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <a href={all.href} className={styles.all}>
          {all.label}
          <Glyph name="arrow-right" size={16} />
        </a>
      </header>
      <MediaCards cards={cards} isRow />
    </section>
  );
}
