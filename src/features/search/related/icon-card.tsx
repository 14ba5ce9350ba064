import { useMemo } from "react";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import styles from "./icon-card.module.css";
import type { CardIcon, Drawings } from "../results/result-view.ts";

export interface CardItemProps {
  href: string;
  /** The page is what the card leads to. */
  isOn?: boolean | undefined;
  /** The icons in one piece, by `renderCardIcons`. */
  markup: string;
  name: string;
  /** Already formatted. */
  count: string;
}

const drawingPx = 24;
const thumbPx = 48;

/** A way on, with the icons it leads to, as an item of a list; ready to be stamped. */
export function CardItem({ href, isOn = false, markup, name, count }: CardItemProps) {
  return (
    <li>
      <a className={styles.card} href={href} aria-current={isOn || undefined}>
        <CardIcons markup={markup} />
        <span className={styles.caption}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{count}</span>
        </span>
      </a>
    </li>
  );
}

function CardIcons({ markup }: Pick<CardItemProps, "markup">) {
  const icons = useMemo(() => inlineMarkup(markup), [markup]);
  return <span className={styles.icons} aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={icons} />;
}

/** Empty until all drawings are here, or where the document has them. */
export function renderCardIcons(icons: readonly CardIcon[], drawings: Drawings): string {
  return icons.every(({ id, isPicture }) => isPicture || id in drawings)
    ? icons.map(({ id, isPicture, ground }) => onGround(isPicture ? renderPicture(id) : drawings[id]!, ground)).join("")
    : "";
}

const onGround = (markup: string, ground: CardIcon["ground"]) =>
  ground ? `<span data-needs="${ground}">${markup}</span>` : markup;

const renderPicture = (id: string) =>
  `<img src="${formatImagePath(id, "png", { size: thumbPx })}" alt="" width="${drawingPx}" height="${drawingPx}" loading="lazy" decoding="async">`;
