import { reportDownload } from "../file/report-download.ts";
import { customize } from "../../../core/svg/customize.ts";
import { copyText } from "../../../ui/button/copy-button.tsx";
import type { PickedIcon } from "../../../core/icons/picked-icon.ts";
import { readGridCustomization } from "../../../browser/grid-customization.ts";
import { fetchDrawings } from "./fetch-picked.ts";

/** One name a line. */
export const copyNames = (icons: readonly PickedIcon[]): Promise<void> =>
  copyText(icons.map(({ name }) => name).join("\n"));

/**
 * One SVG document a line, as the grid shows them.
 *
 * @throws Error where the browser gives no access to the clipboard, or an icon could not be fetched
 */
export async function copyDrawings(icons: readonly PickedIcon[]): Promise<void> {
  // Missing where the page is not served over a secure connection.
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  const customization = readGridCustomization();
  const drawings = fetchDrawings(icons.map(({ id }) => id));
  const text = drawings.then((all) => all.map((svg) => customize(svg, customization)).join("\n"));
  // Asked for at once and filled later: Safari allows copying only while a press is handled.
  const blob = text.then((joined) => new Blob([joined], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  const ids = icons.map(({ id }) => id);
  reportDownload(ids, ids.length === 1 ? "copy" : "bundle", { format: "svg" });
}
