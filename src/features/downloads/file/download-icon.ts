import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { findDownloadFormat } from "./download-formats.ts";
import { saveFile, renderDownloadSvg } from "./download-file.ts";
import { reportDownload } from "./report-download.ts";
import { fetchIconDetails } from "../../icon-details/components.ts";

/**
 * Copies the SVG of an icon that may not have been looked at yet.
 *
 * @throws Error where the browser gives no access to the clipboard
 */
export async function copyIcon(id: string, customization: IconCustomization): Promise<void> {
  // Missing where the page is not served over a secure connection.
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  const text = fetchIconDetails(id).then(
    (details) => new Blob([renderDownloadSvg(details, customization)], { type: "text/plain" }),
  );
  // Asked for at once and filled later: Safari allows copying only while a press is handled.
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  reportDownload(id, "copy", { format: "svg" });
}

/** Saves the SVG file of an icon. @throws ApiFailure · TypeError without a connection */
export async function downloadIcon(id: string, customization: IconCustomization): Promise<void> {
  const details = await fetchIconDetails(id);
  await saveFile({ details, customization, format: findDownloadFormat("svg")! });
  reportDownload(id, "download", { format: "svg" });
}
