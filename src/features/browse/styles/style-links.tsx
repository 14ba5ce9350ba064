import { Link } from "react-router";
import type { RequestContext } from "../../../context.ts";
import type { NeededGround } from "../../../core/svg/colors/needed-ground.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { roundCount } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import styles from "./style-links.module.css";

const styleLinkCount = 8;
const previewsPerLink = 3;

/** A style to go on with, light enough for any page: its icons are pictures that are fetched. */
export interface StyleLink {
  title: string;
  link: string;
  quantity: number;
  icons: { id: string; isColor: boolean; ground: NeededGround | undefined }[];
}

/** The best known families. */
export function listStyleLinks({ services, pinned }: Pick<RequestContext, "services" | "pinned">): StyleLink[] {
  const { browse, icon } = services;
  const cards = browse.styleCards({ sort: "popularity", grouped: true, limit: styleLinkCount, pinned });
  return cards.map(({ title, link, quantity, preview }) => ({
    title,
    link,
    quantity,
    icons: preview
      .slice(0, previewsPerLink)
      .map((one) => ({ id: one.id, isColor: one.isColor, ground: icon.findGround(one) })),
  }));
}

/** Cards of styles; while these are fetched, as many empty ones, so that nothing moves when they come. */
export function StyleLinks({ links }: { links: readonly StyleLink[] | undefined }) {
  const t = useMessages();
  if (!links) {
    return (
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: styleLinkCount }, (_, index) => (
          <Card key={index} className={styles.card}>
            <span className={styles.previews} />
            <b>{"\u00A0"}</b>
            <small>{"\u00A0"}</small>
          </Card>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.grid}>
      {links.map(({ title, link, quantity, icons }) => (
        <li key={link}>
          <Card as={Link} to={link} isInteractive className={styles.card}>
            <span className={styles.previews}>
              {icons.map(({ id, isColor, ground }) => (
                <Drawing
                  key={id}
                  needs={ground}
                  src={formatImagePath(id, "svg")}
                  isMono={!isColor}
                  size={32}
                  isLazy={false}
                />
              ))}
            </span>
            <b>{title}</b>
            <small>{t("site.count.icons", { count: roundCount(quantity) })}</small>
          </Card>
        </li>
      ))}
    </ul>
  );
}
