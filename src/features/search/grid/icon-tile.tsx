import { memo, useState } from "react";
import { escapeSigns } from "../../../core/text/escape-markup.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import styles from "../../../ui/layout/icon-tile.module.css";
import tileStyles from "../../../ui/layout/tile.module.css";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import type { GridIcon } from "../results/result-view.ts";

export interface IconTileProps extends GridIcon {
  /** Missing while the document is taken over: then it is in the page already. */
  svg: string | undefined;
  isSelected: boolean;
  /** Set once arrows move through the grid: only one tile is in the order of the tab key. */
  tabIndex?: 0 | -1 | undefined;
  creditLabel: string;
  /** Place in the whole list, from 0. */
  index?: number | undefined;
}

const thumbSizePx = 96;
const escapeText = (text: string) => escapeSigns(text, /[&<]/g);

/** One icon of the results: a link to its page, which the inspector opens beside the grid. */
export const IconTile = memo(function IconTile(tile: IconTileProps) {
  // React writes the markup anew for every new object, and a press in the midst of that would be lost. What the document
  // brought it leaves as it is.
  const [content] = useState(() => ({ __html: renderContent(tile) }));
  const facts = [tile.name, tile.style, tile.needsCredit && tile.creditLabel].filter(Boolean);
  return (
    <a
      href={tile.path}
      className={`${tileStyles.tile} ${styles.tile}`}
      data-icon={tile.id}
      data-index={tile.index}
      data-needs={tile.ground}
      data-selected={tile.isSelected || undefined}
      aria-label={facts.join(", ")}
      data-tooltip={[...facts, tile.reason].filter(Boolean).join("\n")}
      tabIndex={tile.tabIndex}
      aria-current={tile.isSelected || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={content}
    />
  );
});

/** As markup: the same as elements of React takes several times as long to come and to be taken over from the document. */
function renderContent({ id, isHeavy, svg, name, style, needsCredit }: IconTileProps): string {
  const { __html: markup } = inlineMarkup(svg);
  const drawing = isHeavy
    ? `<img class="${styles.drawing}" src="${formatImagePath(id, "png", { size: thumbSizePx })}" alt="" loading="lazy">`
    : `<span class="${styles.drawing}" aria-hidden="true">${markup}</span>`;
  const caption = `<span class="${styles.caption}"><span class="${styles.name}" data-name>${escapeText(name)}</span><span class="${styles.style}">${escapeText(style)}</span></span>`;
  return drawing + caption + (needsCredit ? `<span class="${styles.credit}" data-explain></span>` : "");
}

/** A tile as an item of a list, ready to be stamped. */
export const IconItem = (tile: IconTileProps) => (
  <li>
    <IconTile {...tile} />
  </li>
);
