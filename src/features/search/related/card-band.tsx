import { useEffect, useId, useRef, useState } from "react";
import { api, cacheRules } from "../../../browser/api-client.ts";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { termWords } from "../../../core/urls/normalize-query.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { stamp } from "../../../ui/foundation/stamp.ts";
import styles from "./card-band.module.css";
import { CardItem, renderCardIcons } from "./icon-card.tsx";
import { linkOption } from "../filters/option-link.ts";
import type { CardBand as CardBandView, DrawnBands, Drawings } from "../results/result-view.ts";

export interface CardBandProps {
  address: Address;
  band: CardBandView;
  drawings: Drawings;
}

const rules = { cache: cacheRules.catalogue };

/** Ways on as cards: the options of a filter, each with the icons it gives. */
export default function CardBand({ address, band, drawings }: CardBandProps) {
  const t = useMessages();
  const titleId = useId();
  const { filter, cards, optionCount, drawnCount } = band;
  const { later, listRef } = useLaterCards(address, drawnCount);
  const laterCards = later?.bands.find((each) => each.filter === filter)?.cards ?? [];
  const laterIcons = new Map(laterCards.map(({ value, icons }) => [value, icons]));
  const words = termWords(address.term);
  const term = words.charAt(0).toLocaleUpperCase(t.locale) + words.slice(1);
  const count = { count: optionCount };
  const isCut = optionCount > cards.length;
  return (
    <section className={styles.band} aria-labelledby={titleId} data-thin>
      <h2 id={titleId} className={styles.title}>
        {filter === "category"
          ? isCut
            ? t("search.tabs.categories")
            : t("search.band.categories", count)
          : address.page === "search" && term !== ""
            ? t("search.band.term", { term, ...count })
            : t("search.band.styles", count)}
      </h2>
      <ul
        ref={listRef}
        tabIndex={-1}
        className={styles.cards}
        {...stamp(
          CardItem,
          cards.map((card) => {
            const { href, isOn } = linkOption(address, filter, card);
            return {
              key: card.value,
              href,
              isOn,
              markup: renderCardIcons(laterIcons.get(card.value) ?? card.icons ?? [], later?.drawings ?? drawings),
              name: card.title,
              count: formatNumber(card.count, t.locale),
            };
          }),
        )}
      />
      {isCut && filter === "style" && (
        <a className={styles.all} href={formatAddress({ ...address, isGrouped: true })}>
          {t("search.band.all")}
        </a>
      )}
    </section>
  );
}

/** The cards with all their icons, once one of those that came without is about to come into sight. */
function useLaterCards(address: Address, drawnCount: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const of = formatAddress({ ...address, icon: "", customization: {} });
  const [loaded, setLoaded] = useState<{ of: string; cards: DrawnBands }>();
  const later = loaded?.of === of ? loaded.cards : undefined;
  const isWanted = later === undefined;
  useEffect(() => {
    const list = listRef.current!;
    // What the document brought is gone where React had to draw the cards anew.
    const isDrawingLost = list.querySelector("span[aria-hidden]:empty")?.closest("li") === list.firstElementChild;
    const undrawn = Array.from(list.children).slice(isDrawingLost ? 0 : drawnCount);
    if (!isWanted) return undefined;
    let isHere = true;
    const draw = async () => {
      const cards = await api.find<DrawnBands>(`/view/cards?${new URLSearchParams({ of })}`, rules);
      // Without a connection the cards keep their names.
      if (cards && isHere) setLoaded({ of, cards });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void draw();
      },
      { root: list, rootMargin: "0px 600px" },
    );
    for (const card of undrawn) observer.observe(card);
    return () => {
      observer.disconnect();
      isHere = false;
    };
  }, [isWanted, of, drawnCount]);
  return { later, listRef };
}
