import { findNeighbor } from "./find-neighbor.ts";
import { goToSimilar } from "../page/go-to-similar.ts";
import { loadIconDownload } from "../../downloads/contract.ts";
import type { Inspector } from "./use-keyboard-shortcuts.ts";

/** Does what a key means for the inspector; nothing while somebody types or a dialog is open. */
export function runShortcut(key: string, target: Element, inspector: Inspector): void {
  const { selectedId, select, close, onCopy, onHelp } = inspector;
  // What has gone with the key, such as a popover, was closed by it.
  if (!target.isConnected || target.closest("textarea, select, [contenteditable], dialog")) return;
  if (key === "Escape") {
    closeAndReturn(close, selectedId);
    return;
  }
  if (target.closest("input:not([type=radio], [type=range], [type=checkbox])")) return;
  const id = target.closest<HTMLElement>("[data-icon]")?.dataset["icon"] ?? selectedId;
  if (key === "c" && id !== "") onCopy(id);
  else if (key === "d" && id !== "") void save(id, inspector);
  else if (key === "s" && id !== "") goToSimilar(id, select);
  else if (key === "[" || key === "]") {
    const neighbor = findNeighbor(selectedId, key === "]");
    if (neighbor) select(neighbor);
  } else if (key === "?") onHelp();
}

async function save(id: string, { t, customization, onNotice }: Inspector): Promise<void> {
  const { downloadIcon } = await loadIconDownload();
  await downloadIcon(id, customization).then(
    () => onNotice(t("download.savedAs", { format: "SVG" })),
    () => onNotice(t("download.failed")),
  );
}

function closeAndReturn(close: () => void, id: string): void {
  const isInPanel = document.activeElement?.closest("[data-inspector]") !== null;
  close();
  if (isInPanel) document.querySelector<HTMLElement>(`li > a[data-icon="${id}"]`)?.focus({ preventScroll: true });
}
