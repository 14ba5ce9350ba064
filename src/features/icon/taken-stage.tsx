import { useMemo, type CSSProperties } from "react";
import { printImagePath } from "../../core/urls/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { isPicture } from "./take-format.ts";
import styles from "./taken-stage.module.css";
import { takenPx, takenSvg, withinLimit, type Taking } from "./taking.ts";

/** Largest edge in px that a picture is shown in. */
const largestPx = 200;

export interface TakenStageProps {
  taking: Taking;
  /** What is shown instead of the customised drawing. */
  svg?: string | undefined;
}

/** The picture as it will be, on a checkered ground where it is transparent. */
export function TakenStage({ taking, svg }: TakenStageProps) {
  const t = useMessages();
  const { sheet, look, format, ground } = taking;
  const drawing = useMemo(() => ({ __html: svg ?? takenSvg(sheet, look) }), [svg, sheet, look]);
  if (!isPicture(format)) return null;
  const px = takenPx(taking);
  const style = {
    "--taken-size": `${Math.min(px, largestPx)}px`,
    ...(format.needsGround && { "--taken-ground": ground }),
  } as CSSProperties;
  const spoken = { role: "img", "aria-label": t("take.preview") };
  const standsStill = sheet.icon.isAnimated && format.group !== "motion" && format.id !== "svg" && svg === undefined;
  return (
    <figure className={styles.stage} style={style}>
      {standsStill ? (
        <img
          className={styles.picture}
          src={printImagePath(sheet.icon.id, "png", withinLimit({ ...taking, scale: 1 }).look)}
          alt={t("take.preview")}
        />
      ) : (
        <div className={styles.picture} {...spoken} dangerouslySetInnerHTML={drawing} />
      )}
      {format.takesSize && <figcaption className={styles.size}>{t("icon.customise.px", { length: px })}</figcaption>}
    </figure>
  );
}
