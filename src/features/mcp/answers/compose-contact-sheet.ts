import { freezeMotion } from "../../../core/svg/freeze-motion.ts";
import type { NeededGround } from "../../../core/svg/colors/needed-ground.ts";
import type { ViewBox } from "../../../core/svg/document/render-document.ts";

/** A numbered place on a contact sheet. */
export interface ContactSheetCell {
  number: number;
  /** Inner markup of an icon, with ids that no other drawing has; without it, the cell is empty. */
  body?: string;
  viewBox?: ViewBox;
  /** Where the icon isn’t seen on the other one. */
  ground?: NeededGround | undefined;
}

/** px */
const cell = { width: 84, height: 84, icon: 44, gap: 4 } as const;
const digit = { width: 5, height: 9, gap: 3 } as const;
const colors = { page: "#e8e9ef", light: "#ffffff", dark: "#20212b", ink: "#16171d", number: "#5a5c6b" } as const;

/** The strokes of each digit: renderers of pictures have no fonts. */
const digits = [
  "M0 0h5v9H0z",
  "M1 1.5L3 0v9M.5 9h5",
  "M0 0h5v4.5H0V9h5",
  "M0 0h5v9H0M1 4.5h4",
  "M0 0v4.5h5M5 0v9",
  "M5 0H0v4.5h5V9H0",
  "M5 0H0v9h5V4.5H0",
  "M0 0h5L2 9",
  "M0 0h5v9H0zM0 4.5h5",
  "M5 4.5H0V0h5v9H0",
] as const;

/** Icons in rows, each with its number above it, as an SVG document without any text; its size is in px. */
export function composeContactSheet(
  cells: readonly ContactSheetCell[],
  columns: number,
): { svg: string; width: number; height: number } {
  const across = Math.max(1, Math.min(columns, cells.length));
  const width = across * (cell.width + cell.gap) + cell.gap;
  const height = Math.max(1, Math.ceil(cells.length / across)) * (cell.height + cell.gap) + cell.gap;
  const drawn = cells.map((one, index) => {
    const x = cell.gap + (index % across) * (cell.width + cell.gap);
    const y = cell.gap + Math.floor(index / across) * (cell.height + cell.gap);
    return renderCell(one, { x, y });
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${colors.ink}">` +
    `<rect width="${width}" height="${height}" fill="${colors.page}"/>${drawn.join("")}</svg>`;
  return { svg, width, height };
}

function renderCell({ number, body, viewBox, ground }: ContactSheetCell, { x, y }: { x: number; y: number }): string {
  const tile = `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" rx="6" fill="${ground === "dark" ? colors.dark : colors.light}"/>`;
  const left = x + (cell.width - cell.icon) / 2;
  const top = y + cell.height - cell.icon - 12;
  const icon =
    body === undefined || viewBox === undefined
      ? ""
      : `<svg x="${left}" y="${top}" width="${cell.icon}" height="${cell.icon}" viewBox="${viewBox.join(" ")}">${freezeMotion(body)}</svg>`;
  return (
    tile + renderNumber(number, { x: x + 8, y: y + 8, stroke: ground === "dark" ? colors.light : colors.number }) + icon
  );
}

function renderNumber(number: number, { x, y, stroke }: { x: number; y: number; stroke: string }): string {
  const strokes = Array.from(String(number), (sign, place) => {
    const left = x + place * (digit.width + digit.gap);
    return `<path transform="translate(${left} ${y})" d="${digits[Number(sign)]}"/>`;
  });
  return `<g fill="none" stroke="${stroke}" stroke-width="1.5">${strokes.join("")}</g>`;
}
