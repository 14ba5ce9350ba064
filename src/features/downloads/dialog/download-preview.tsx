import { useMemo, type CSSProperties } from "react";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import { isPicture } from "../file/download-formats.ts";
import styles from "./download-preview.module.css";
import { downloadPx, renderDownloadSvg, withinLimit, type IconDownload } from "../file/download-file.ts";

/** Largest edge in px that a picture is shown in. */
const largestPx = 200;
/** What sites and phones show of a set. */
const setSizesPx = [16, 32, 48];
const appIconPx = 112;

const png = pictureFormats.find(({ id }) => id === "png")!;

export interface DownloadPreviewProps {
  download: IconDownload;
  /** What is shown instead of the customized drawing. */
  svg?: string | undefined;
}

/** The picture as it will be, on a checkered ground where it is transparent. */
export function DownloadPreview({ download, svg }: DownloadPreviewProps) {
  const t = useMessages();
  const { details, customization, format } = download;
  const drawing = useMemo(
    () => inlineMarkup(svg ?? renderDownloadSvg(details, customization)),
    [svg, details, customization],
  );
  if (!isPicture(format)) return null;
  const px = downloadPx(download);
  const isSet = format.group === "set";
  const ground = format.needsGround ? { "--taken-ground": download.ground } : {};
  const spoken = { role: "img", "aria-label": t("download.preview") };
  const isOwn = isOwnDrawing(details.icon.id);
  const standsStill =
    !isOwn && details.icon.isAnimated && format.group !== "motion" && format.id !== "svg" && svg === undefined;
  const still = formatImagePath(
    details.icon.id,
    "png",
    withinLimit({ ...download, format: png, scale: 1 }).customization,
  );
  const show = (size: number, options = {}) => {
    const style = { "--taken-size": `${size}px`, ...options } as CSSProperties;
    return standsStill ? (
      <img key={size} className={styles.picture} style={style} src={still} alt={t("download.preview")} />
    ) : (
      <div key={size} {...spoken} className={styles.picture} style={style} dangerouslySetInnerHTML={drawing} />
    );
  };
  return (
    <figure className={styles.stage}>
      {isSet ? setSizesPx.map((size) => show(size)) : show(Math.min(px, largestPx), ground)}
      {isSet &&
        format.needsGround &&
        show(appIconPx, { ...ground, "--taken-padding": "11px", "--taken-radius": "22%" })}
      {format.isSizable && <figcaption className={styles.size}>{t("icon.customize.px", { length: px })}</figcaption>}
    </figure>
  );
}
