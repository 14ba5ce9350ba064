import { listAddresses } from "./addresses.ts";
import { listBombs } from "./bombs.ts";
import { listEncodings } from "./encodings.ts";
import type { HostileDrawing } from "./hostile-drawing.ts";
import { listScripts } from "./scripts.ts";
import { listStyleSheets } from "./style-sheets.ts";

/** Files as people send them who mean harm, of every kind that is known; each is another. */
export const listHostileDrawings = (): HostileDrawing[] => [
  ...listAddresses(),
  ...listScripts(),
  ...listStyleSheets(),
  ...listBombs(),
  ...listEncodings(),
];
