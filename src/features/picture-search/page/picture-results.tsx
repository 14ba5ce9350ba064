import { useId } from "react";
import { useLocation } from "react-router";
import { isHeavyDrawing } from "../../../core/svg/is-heavy-drawing.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import tile from "../../../ui/layout/icon-tile.module.css";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { Tile, TileGrid } from "../../../ui/layout/tile.tsx";
import { pictureQueue } from "./picture-queue.ts";
import { Notice, WordSearch } from "./picture-notice.tsx";
import styles from "./picture-results.module.css";
import { hasMore, type FoundIcon, type PictureStep } from "./picture-steps.ts";

const thumbPx = 96;

export interface PictureResultsProps {
  step: PictureStep;
  /** Names of styles by code; undefined until the filters above the results are there, so that these do not move. */
  styleNames: ReadonlyMap<string, string> | undefined;
}

/** What came of the search; while another one is under way, what there was. */
export function PictureResults({ step, styleNames }: PictureResultsProps) {
  const t = useMessages();
  const titleId = useId();
  const { icons, isBusy, filters } = step;
  const selectedId = new URLSearchParams(useLocation().search).get("icon");
  if (icons?.length === 0) {
    return (
      <Notice glyph="search-x" title={t("picture.none.title")} text={t("picture.none.text")}>
        {Object.keys(filters).length > 0 ? (
          <Button onClick={() => pictureQueue.filter({})}>{t("search.filters.clear")}</Button>
        ) : (
          <WordSearch />
        )}
      </Notice>
    );
  }
  if (!icons || !styleNames)
    return (isBusy || icons) && <Placeholder kind="icon" count={36} label={t("picture.searching")} />;
  return (
    <section aria-labelledby={titleId} aria-busy={isBusy}>
      <h2 id={titleId} className={styles.title}>
        {t("picture.results", { count: icons.length })}
      </h2>
      <TileGrid mode="detailed" className={styles.grid} data-stale={isBusy || undefined}>
        {icons.map((icon) => (
          <li key={icon.id}>
            <FoundTile icon={icon} styleName={styleNames.get(icon.platform)} isSelected={icon.id === selectedId} />
          </li>
        ))}
      </TileGrid>
      {hasMore(step) && (
        <div className={styles.more}>
          <Button size="lg" isBusy={isBusy} onClick={pictureQueue.more}>
            {t("picture.more")}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FoundTileProps {
  icon: FoundIcon;
  styleName: string | undefined;
  isSelected: boolean;
}

/** A link to the icon's page, which the inspector opens beside the grid. */
function FoundTile({ icon, styleName, isSelected }: FoundTileProps) {
  const t = useMessages();
  const { id, name, url, isColor, bytes, isUserSource } = icon;
  const isHeavy = isHeavyDrawing({ bytes });
  return (
    <Tile
      as="a"
      href={isUserSource ? formatAddress({ ...blankAddress("collections"), icon: id }) : url}
      className={tile.tile}
      data-icon={id}
      isSelected={isSelected}
      aria-current={isSelected || undefined}
    >
      <Drawing
        src={isHeavy ? formatImagePath(id, "png", { size: thumbPx }) : formatImagePath(id, "svg")}
        isMono={!isHeavy && !isColor}
        size={44}
        className={`${tile.drawing} ${styles.drawing}`}
      />
      <span className={tile.caption}>
        <span className={tile.name} data-name>
          {name}
        </span>
        <span className={tile.style}>{isUserSource ? t("picture.own") : (styleName ?? "\u00A0")}</span>
      </span>
    </Tile>
  );
}
