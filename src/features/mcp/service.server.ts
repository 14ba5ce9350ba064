import { AppError } from "../../core/errors.ts";
import type { WarmRenderer } from "../../platform/workers/warm-renderer.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { IconService } from "../icon-details/contract.ts";
import { composeContactSheet, type ContactSheetCell } from "./answers/compose-contact-sheet.ts";
import { mostOnSheet, type ContactSheets } from "./contract.ts";

/** Heavier drawings are left out: they show only on their own page. */
const heavyBytes = 24_576;
const mostInFewColumns = 12;
const columnsOf = { few: 6, many: 8 };

/** Contact sheets are drawn by the processes that make pictures. */
export function createContactSheets({
  catalogue: host,
  icon,
  renderer,
}: {
  catalogue: CatalogueHost;
  icon: Pick<IconService, "findGround">;
  renderer: WarmRenderer;
}): ContactSheets {
  function readCell(ordinal: number): Omit<ContactSheetCell, "number"> {
    const { catalogue, drawings } = host.current();
    const described = catalogue.icon(ordinal);
    if (described.bytes > heavyBytes) return {};
    const body = drawings.read(ordinal);
    if (body.includes("<filter")) return {};
    return { body, viewBox: catalogue.viewBox(ordinal), ground: icon.findGround(described) };
  }

  return {
    async draw(cells, { columns } = {}) {
      const shown = cells.slice(0, mostOnSheet);
      if (shown.length === 0) return undefined;
      const drawn = shown.map(({ ordinal, number }) => ({ number, ...(ordinal !== undefined && readCell(ordinal)) }));
      const usual = shown.length > mostInFewColumns ? columnsOf.many : columnsOf.few;
      const { svg, width, height } = composeContactSheet(drawn, columns ?? usual);
      try {
        return await renderer.renderPng(svg, { sizePx: Math.max(width, height) });
      } catch (error) {
        // What was found is worth telling without its picture.
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },
  };
}
