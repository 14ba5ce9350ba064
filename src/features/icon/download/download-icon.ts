import type { IconLook } from "../../../core/svg/icon-customization.ts";
import { findTakeFormat } from "./download-formats.ts";
import { saveFile, takenSvg } from "./download-file.ts";
import { tellTaken } from "../../../browser/report-download.ts";
import { fetchSheet } from "../details/use-icon-details.ts";

/**
 * Copies the SVG of an icon that may not have been looked at yet.
 *
 * @throws Error where the browser gives no access to the clipboard
 */
export async function copyIcon(id: string, look: IconLook): Promise<void> {
  // Missing where the page is not served over a secure connection.
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  const text = fetchSheet(id).then((sheet) => new Blob([takenSvg(sheet, look)], { type: "text/plain" }));
  // Asked for at once and filled later: Safari allows copying only while a press is handled.
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  tellTaken(id, "copy", { format: "svg" });
}

/** Saves the SVG file of an icon. @throws ApiFailure · TypeError without a connection */
export async function downloadIcon(id: string, look: IconLook): Promise<void> {
  const sheet = await fetchSheet(id);
  await saveFile({ sheet, look, format: findTakeFormat("svg")! });
  tellTaken(id, "download", { format: "svg" });
}
