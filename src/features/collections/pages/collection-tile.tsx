import { memo, useMemo } from "react";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import tileStyles from "../../../ui/layout/icon-tile.module.css";
import { Tile } from "../../../ui/layout/tile.tsx";
import { VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import type { CollectedIcon } from "../persistence/collected-icon.ts";
import styles from "./collection-tile.module.css";
import type { StoredIcon } from "../store/collections-state.ts";

const thumbPx = 96;

export interface CollectionTileProps {
  icon: StoredIcon & Partial<CollectedIcon>;
  /** It is the one in the order of the tab key. */
  isActive: boolean;
  /** Something would be dropped beside it. */
  gap: "start" | "end" | undefined;
}

/** One icon of a collection: a link to its page, which the inspector opens beside the grid. */
export const CollectionTile = memo(function CollectionTile({ icon, isActive, gap }: CollectionTileProps) {
  const t = useMessages();
  const { id, name, path, style, svg, isPicture, needsCredit } = icon;
  // React writes the markup anew for every new object.
  const drawing = useMemo(() => inlineMarkup(svg), [svg]);
  return (
    <li className={styles.item} data-gap={gap}>
      <Tile as="a" href={path ?? `/icon/${id}`} className={tileStyles.tile} data-icon={id} tabIndex={isActive ? 0 : -1}>
        {isPicture ? (
          <img
            className={tileStyles.drawing}
            src={formatImagePath(id, "png", { size: thumbPx })}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span
            className={`${tileStyles.drawing} ${svg === undefined ? styles.waiting : ""}`}
            aria-hidden
            dangerouslySetInnerHTML={drawing}
          />
        )}
        <span className={tileStyles.caption}>
          <span className={tileStyles.name} data-name>
            {name}
          </span>
          {style && (
            <span className={tileStyles.origin}>
              <span className={tileStyles.style}>{style}</span>
              {needsCredit && (
                <span className={tileStyles.credit} title={t("search.tile.credit")}>
                  <VisuallyHidden>{t("search.tile.credit")}</VisuallyHidden>
                </span>
              )}
            </span>
          )}
        </span>
      </Tile>
    </li>
  );
});
