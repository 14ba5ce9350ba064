import { Link } from "react-router";
import { roundCount } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { RequestContext } from "../../../context.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { StyleCard } from "../contract.ts";
import { drawIcons, type DrawingRequest, type InlineIcon } from "../icon-tiles/inline-icon.ts";
import { IconDrawing } from "../icon-tiles/icon-drawing.tsx";
import styles from "./style-cards.module.css";

const previewsPerCard = 5;

export interface DrawnStyleCard extends Pick<StyleCard, "title" | "apiCode" | "quantity" | "link" | "isAnimated"> {
  icons: InlineIcon[];
  /** API code by which it can be pinned; families cannot. */
  pin?: string;
  isPinned?: true;
}

/** Adds five drawings to each card. */
export function drawStyleCards(
  request: DrawingRequest & Pick<RequestContext, "pinned">,
  cards: readonly StyleCard[],
): DrawnStyleCard[] {
  const lists = drawIcons(request, ...cards.map(({ preview }) => preview.slice(0, previewsPerCard)));
  return cards.map(({ title, apiCode, quantity, link, isAnimated, styles: own }, index) => ({
    title,
    apiCode,
    quantity,
    link,
    isAnimated,
    icons: lists[index] ?? [],
    ...(own.length === 1 && { pin: own[0]!, ...(request.pinned.has(own[0]!) && { isPinned: true as const }) }),
  }));
}

export function StyleCards({ cards, isLazy = true }: { cards: readonly DrawnStyleCard[]; isLazy?: boolean }) {
  const t = useMessages();
  return (
    <ul className={styles.grid}>
      {cards.map(({ apiCode, title, quantity, link, isAnimated, icons, pin, isPinned = false }) => (
        <li key={apiCode} className={styles.item}>
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
          {pin !== undefined && (
            <IconButton
              className={styles.pin}
              size="sm"
              glyph="pin"
              label={t("site.pin.label", { name: title })}
              isPressed={isPinned}
              data-pin={pin}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
