import { endedInside } from "../../../browser/inner-drop.ts";
import { findOwnAddress } from "../../../browser/own-drawings.ts";
import { reportDownload, downloadCustomization, renderDownloadSvg } from "../../downloads/components.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { IconDetailsView } from "../../icon-details/contract.ts";
import { findIconDetails } from "../../icon-details/components.ts";

/** Puts an icon on the drag: a picture for designers' tools, markup for editors, a file for the desktop. */
export function dragIcon(transfer: DataTransfer, details: IconDetailsView, customization: IconCustomization): void {
  const { id, commonName } = details.icon;
  give(transfer, {
    id,
    name: commonName,
    svg: renderDownloadSvg(details, customization),
    customization: downloadCustomization(details, customization),
  });
}

/** The same for a tile of the grid: what it shows, as long as nothing more is known about its icon. */
export function dragTile(transfer: DataTransfer, tile: HTMLAnchorElement, customization: IconCustomization): void {
  const id = tile.dataset["icon"]!;
  const details = findIconDetails(id);
  if (details) return dragIcon(transfer, details, customization);
  const drawn = tile.querySelector("svg")?.outerHTML;
  const name = /^\/icon\/[^/]+\/([\w-]+)/.exec(tile.pathname)?.[1] ?? id;
  give(transfer, { id, name, svg: drawn && customize(drawn, customization), customization });
}

interface Dragged {
  id: string;
  /** Of the file, without extension. */
  name: string;
  /** Missing where only the server has it. */
  svg: string | undefined;
  customization: IconCustomization;
}

function give(transfer: DataTransfer, { id, name, svg, customization }: Dragged): void {
  const address = new URL(findOwnAddress(id) ?? formatImagePath(id, "svg", customization), window.location.origin);
  transfer.effectAllowed = "copy";
  // The address of the icon's page would win over the picture.
  transfer.clearData("text/uri-list");
  if (svg !== undefined) for (const type of ["text/html", "image/svg+xml", "text/plain"]) transfer.setData(type, svg);
  transfer.setData("DownloadURL", `image/svg+xml:${name}.svg:${address.href}`);
  const reportDropped = ({ dataTransfer }: DragEvent) => {
    const isAccepted = dataTransfer !== null && dataTransfer.dropEffect !== "none";
    if (!endedInside() && isAccepted) reportDownload(id, "drag", { format: "svg" });
  };
  window.addEventListener("dragend", reportDropped, { once: true });
}
