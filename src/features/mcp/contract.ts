/** Where the MCP server is. */
export const mcpPath = "/mcp";

/** Draws numbered icons as one picture. */
export interface ContactSheets {
  /**
   * A PNG with the icons in their order, each with its number; undefined where it cannot be made now, or takes too long.
   *
   * @param cells at most `mostOnSheet`; without an ordinal, the cell is empty
   */
  draw(cells: readonly SheetCell[], options?: { columns?: number }): Promise<Buffer | undefined>;
}

export interface SheetCell {
  /** In the current catalogue. */
  ordinal?: number | undefined;
  number: number;
}

/** Icons that one contact sheet shows. */
export const mostOnSheet = 48;

declare module "../../context.ts" {
  interface Services {
    contactSheets: ContactSheets;
  }
}
