import { useEffect, useMemo, useState } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import { GroundSwitch, type GroundSwitchProps } from "./ground-switch.tsx";
import styles from "./icon-preview.module.css";
import { dragIcon } from "./drag-icon.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { renderDownloadSvg } from "../../downloads/components.ts";

const trueSizesPx = [16, 20, 24, 32];
/** While a slider is moved, the large drawing is looked at. */
const settleMs = 120;

export interface IconPreviewProps extends GroundSwitchProps {
  id: string;
  /** Missing while it is fetched: then the drawing of the tile stands in. */
  details: IconDetailsView | undefined;
  customization: IconCustomization;
}

/** The icon large and in true sizes, on a ground of choice; it can be dragged out. */
export function IconPreview({ id, details, customization, ground, onGround }: IconPreviewProps) {
  const t = useMessages();
  const drawing = useMemo(
    () => inlineMarkup(details ? renderDownloadSvg(details, customization) : tileDrawing(id)),
    [id, details, customization],
  );
  const spoken = { role: "img", "aria-label": t("icon.preview.label", { name: details?.name ?? "" }) };
  return (
    <div className={styles.preview} data-ground={ground}>
      <div
        className={styles.drawing}
        {...spoken}
        data-preview
        draggable={details !== undefined}
        onDragStart={(event) => details && dragIcon(event.dataTransfer, details, customization)}
        dangerouslySetInnerHTML={drawing}
      />
      <TrueSizes key={id} drawing={drawing} />
      <div className={styles.switch}>
        <GroundSwitch ground={ground} onGround={onGround} />
      </div>
    </div>
  );
}

function TrueSizes({ drawing }: { drawing: { __html: string } }) {
  const [settled, setSettled] = useState(drawing);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(drawing), settleMs);
    return () => clearTimeout(timer);
  }, [drawing]);
  return (
    <div className={styles.sizes} aria-hidden>
      {trueSizesPx.map((size) => (
        <span key={size} className={styles.small} data-size={size} dangerouslySetInnerHTML={settled} />
      ))}
    </div>
  );
}

function tileDrawing(id: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector(`a[data-icon="${id}"] svg`)?.outerHTML ?? "";
}
