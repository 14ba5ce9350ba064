import { Link } from "react-router";
import { roundCount } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { StyleCard } from "../contract.ts";
import { drawIcons, type DrawingRequest, type InlineIcon } from "../icon-tiles/inline-icon.ts";
import { IconDrawing } from "../icon-tiles/icon-drawing.tsx";
import styles from "./style-cards.module.css";

const previewsPerCard = 5;

export interface DrawnStyleCard extends Pick<StyleCard, "title" | "apiCode" | "quantity" | "link" | "isAnimated"> {
  icons: InlineIcon[];
}

/** Adds five drawings to each card. */
export function drawStyleCards(request: DrawingRequest, cards: readonly StyleCard[]): DrawnStyleCard[] {
  const lists = drawIcons(request, ...cards.map(({ preview }) => preview.slice(0, previewsPerCard)));
  return cards.map(({ title, apiCode, quantity, link, isAnimated }, index) => ({
    title,
    apiCode,
    quantity,
    link,
    isAnimated,
    icons: lists[index] ?? [],
  }));
}

export function StyleCards({ cards, isLazy = true }: { cards: readonly DrawnStyleCard[]; isLazy?: boolean }) {
  const t = useMessages();
  return (
    <ul className={styles.grid}>
      {cards.map(({ apiCode, title, quantity, link, isAnimated, icons }) => (
        <li key={apiCode}>
          <Card as={Link} to={link} prefetch="intent" isInteractive className={styles.card}>
            <span className={styles.previews}>
              {icons.map((icon) => (
                <IconDrawing key={icon.id} icon={icon} size={32} isLazy={isLazy} />
              ))}
            </span>
            <span className={styles.caption}>
              <span className={styles.title}>{title}</span>
              {isAnimated && <Badge tone="accent">{t("browse.styles.animated")}</Badge>}
              <span className={styles.count}>{t("site.count.icons", { count: roundCount(quantity) })}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
