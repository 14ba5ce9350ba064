import type { IconLook } from "../../core/svg/icon-look.ts";
import { printImagePath } from "../../core/urls/image-path.ts";
import { customise } from "../../core/svg/customise.ts";
import type { SheetView } from "./sheet-view.ts";
import { tellTaken } from "./tell-taken.ts";
import { fetchSheet } from "./use-sheet.ts";

/** How the icon is taken away: as the person wants it, and in the size it was drawn for as long as none is chosen. */
export function takenLook({ style }: Pick<SheetView, "style">, look: IconLook): IconLook & { size: number } {
  return { size: style.size, ...look };
}

/** The SVG document that is taken away: what the clipboard gets and what the file holds. */
export function takenSvg(sheet: Pick<SheetView, "svg" | "style">, look: IconLook): string {
  return customise(sheet.svg, takenLook(sheet, look));
}

/** Name of the file an icon is saved as. */
export function fileName({ icon }: Pick<SheetView, "icon">, format: "svg" | "png"): string {
  return `${icon.commonName}.${format}`;
}

/**
 * Copies an icon that may not have been looked at yet.
 *
 * @throws Error where the browser gives no access to the clipboard
 */
export async function copyIcon(id: string, look: IconLook): Promise<void> {
  // Missing where the page is not served over a secure connection.
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  const text = fetchSheet(id).then((sheet) => new Blob([takenSvg(sheet, look)], { type: "text/plain" }));
  // Asked for at once and filled later: Safari allows copying only while a press is handled.
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
  tellTaken(id, "copy");
}

/** Saves the SVG file of an icon. */
export async function downloadIcon(id: string, look: IconLook): Promise<void> {
  const sheet = await fetchSheet(id);
  const link = document.createElement("a");
  link.href = printImagePath(id, "svg", takenLook(sheet, look));
  link.download = fileName(sheet, "svg");
  link.click();
  tellTaken(id, "download");
}

/** Puts an icon on the drag: a picture for designers' tools, markup for editors, a file for the desktop. */
export function dragIcon(transfer: DataTransfer, sheet: SheetView, look: IconLook): void {
  const svg = takenSvg(sheet, look);
  const path = printImagePath(sheet.icon.id, "svg", takenLook(sheet, look));
  const address = new URL(path, window.location.origin);
  transfer.effectAllowed = "copy";
  transfer.setData("text/html", svg);
  transfer.setData("image/svg+xml", svg);
  transfer.setData("text/plain", svg);
  transfer.setData("DownloadURL", `image/svg+xml:${fileName(sheet, "svg")}:${address.href}`);
}
