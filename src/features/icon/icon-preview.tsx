import { useMemo, useState } from "react";
import type { Restyling } from "../../core/urls/address.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./icon-preview.module.css";
import type { SheetView } from "./sheet-view.ts";
import { customisedSvg, dragIcon } from "./take-away.ts";

const grounds = ["light", "dark", "checker"] as const;
type Ground = (typeof grounds)[number];
const trueSizesPx = [16, 24, 32];

export interface IconPreviewProps {
  id: string;
  /** Missing while it is fetched: then the drawing of the tile stands in. */
  sheet: SheetView | undefined;
  restyling: Restyling;
}

/** The icon large and in true sizes, on a ground of choice; it can be dragged out. */
export function IconPreview({ id, sheet, restyling }: IconPreviewProps) {
  const t = useMessages();
  const [ground, setGround] = useState<Ground>();
  const { color, stroke } = restyling;
  const svg = useMemo(() => {
    if (!sheet) return tileDrawing(id);
    return customisedSvg(sheet, { ...(color && { color }), ...(stroke !== undefined && { stroke }) });
  }, [id, sheet, color, stroke]);
  const spoken = { role: "img", "aria-label": t("icon.preview.label", { name: sheet?.icon.name ?? "" }) };
  return (
    <div className={styles.preview} data-ground={ground}>
      <div
        className={styles.drawing}
        {...spoken}
        draggable={sheet !== undefined}
        onDragStart={(event) => sheet && dragIcon(event.dataTransfer, sheet, restyling)}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <div className={styles.sizes} aria-hidden>
        {trueSizesPx.map((size) => (
          <span
            key={size}
            className={styles.small}
            style={{ inlineSize: size, blockSize: size }}
            dangerouslySetInnerHTML={{ __html: svg }}
          />
        ))}
      </div>
      <fieldset className={styles.grounds}>
        <legend className={styles.legend}>{t("icon.preview.ground")}</legend>
        {grounds.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.ground}
            data-ground={one}
            aria-pressed={ground === one}
            aria-label={t(`icon.preview.${one}`)}
            data-tooltip={t(`icon.preview.${one}`)}
            onClick={() => setGround(ground === one ? undefined : one)}
          />
        ))}
      </fieldset>
    </div>
  );
}

function tileDrawing(id: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`li > a[data-icon="${id}"] svg`)?.outerHTML ?? "";
}
