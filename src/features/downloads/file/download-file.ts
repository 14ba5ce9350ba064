import { customizationLimits, type IconCustomization } from "../../../core/svg/icon-customization.ts";
import { customize } from "../../../core/svg/customize.ts";
import { api } from "../../../browser/api-client.ts";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import type { DownloadedFile } from "./report-download.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { isPicture, type DownloadFormat } from "./download-formats.ts";

/** What is downloaded: a customized icon in a format. */
export interface IconDownload {
  details: Pick<IconDetailsView, "icon" | "svg" | "style" | "limit">;
  customization: IconCustomization;
  format: DownloadFormat;
  /** Pixels of the picture for one of the size. */
  scale?: number;
  /** Behind the drawing, where the format has no transparency. */
  ground?: `#${string}`;
  /** What the icon means, for screen readers; without it, it is decoration. */
  title?: string;
  /** What somebody got for watching a promotion. */
  reward?: string;
}

/** How the icon is taken away: as the person wants it, and in the size it was drawn for as long as none is chosen. */
export function downloadCustomization(
  { style }: Pick<IconDetailsView, "style">,
  customization: IconCustomization,
): IconCustomization & { size: number } {
  return { size: style.size, ...customization };
}

/** The SVG document that is taken away: what the clipboard gets and what the file holds. */
export function renderDownloadSvg(
  details: Pick<IconDetailsView, "svg" | "style">,
  customization: IconCustomization,
): string {
  return customize(details.svg, downloadCustomization(details, customization));
}

/** Edge of the picture in px, of the largest one where there are many. */
export function downloadPx({ details, customization, format, scale = 1 }: IconDownload): number {
  if (isPicture(format) && format.fixedPx !== undefined) return format.fixedPx;
  return Math.min(
    downloadCustomization(details, customization).size * (isScalable(format) ? scale : 1),
    customizationLimits.size.max,
  );
}

/** What is told about it. */
export function describeDownload(download: IconDownload): DownloadedFile {
  const { format } = download;
  return { format: format.id, ...(isScalable(format) && { sizePx: downloadPx(download) }) };
}

/** Whether it is made of as many pixels as somebody wants. */
export function isScalable(format: DownloadFormat): boolean {
  return isPicture(format) && format.isSizable && format.isLimited;
}

/** Whether the image would be larger than this viewer may have. */
export function isBeyondLimit(download: IconDownload): boolean {
  const { format, details } = download;
  return isPicture(format) && format.isLimited && downloadPx(download) > details.limit.px;
}

/** The same, in the largest size that this viewer may have. */
export function withinLimit(download: IconDownload): IconDownload {
  if (!isBeyondLimit(download) || !isScalable(download.format)) return download;
  return { ...download, scale: 1, customization: { ...download.customization, size: download.details.limit.px } };
}

/** Whether it is text that can be shown and copied. */
export function isText(format: DownloadFormat): boolean {
  return !isPicture(format) || /^image\/svg|json$/.test(format.mediaType);
}

/** Name of the file: `house.svg`, `house@2x.png`, `house-favicons.zip`, `HouseIcon.tsx`. */
export function nameFile({ details, format, scale = 1 }: IconDownload): string {
  const name = details.icon.commonName;
  if (!isPicture(format)) return format.fileName(name);
  if (format.extension === "zip") return `${name}-${format.id}.zip`;
  return `${name}${scale > 1 && isScalable(format) ? `@${scale}x` : ""}.${format.extension}`;
}

/**
 * Makes the file. What browsers can render is rendered here; pictures and native code come from the server.
 *
 * @throws CannotExport · ApiFailure · TypeError without a connection · AbortError
 */
export async function makeFile(download: IconDownload, signal?: AbortSignal): Promise<Blob> {
  const { details, customization, format, ground, title, reward } = download;
  const { icon } = details;
  const type = format.mediaType;
  if (format.id === "svg") return new Blob([renderDownloadSvg(details, customization)], { type });
  if (!isPicture(format) && !format.needsSimplified) {
    const { commonName: name, iconifyName } = icon;
    return new Blob(
      [format.render({ svg: renderDownloadSvg(details, customization), name, iconifyName, ...(title && { title }) })],
      {
        type,
      },
    );
  }
  const request = {
    ...(isOwnDrawing(icon.id) ? { svg: details.svg, name: icon.commonName } : { id: icon.id }),
    format: format.id,
    ...(isPicture(format) && !format.isSizable ? {} : { size: downloadPx(download) }),
    look: customization,
    ...(isPicture(format) && format.needsGround && { ground }),
    ...(title && { title }),
    ...(reward !== undefined && { reward }),
  };
  return api.fetchFile("/plainConverter", request, signal);
}

/** The text of a text format. @throws as `makeFile` */
export async function makeText(download: IconDownload, signal?: AbortSignal): Promise<string> {
  return (await makeFile(download, signal)).text();
}

/** Makes the file and saves it. @throws as `makeFile` */
export async function saveFile(download: IconDownload): Promise<void> {
  const address = URL.createObjectURL(await makeFile(download));
  const link = document.createElement("a");
  link.href = address;
  link.download = nameFile(download);
  link.click();
  // Safari begins to read it later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Whether the browser can put it on the clipboard: text always, of pictures PNG at most. */
export function canCopy(format: DownloadFormat): boolean {
  if (isText(format)) return true;
  return format.id === "png" && typeof ClipboardItem !== "undefined" && (ClipboardItem.supports?.("image/png") ?? true);
}

/**
 * Puts it on the clipboard. Asked for at once and filled later: Safari allows copying only while a press is handled.
 *
 * @throws as `makeFile` · Error where the browser gives no access to the clipboard
 */
export async function copyDownload(download: IconDownload): Promise<void> {
  // Missing where the page is not served over a secure connection.
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  const type = isText(download.format) ? "text/plain" : download.format.mediaType;
  const file = makeFile(download);
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: file.then((made) => new Blob([made], { type })) })]);
  } catch (cause) {
    // What the clipboard says about a file that could not be made is not what happened.
    await file;
    throw cause;
  }
}
