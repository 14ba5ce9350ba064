import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import type { ViewBox } from "../../core/svg/document/render-document.ts";

/** The size that previews of links are shown in, px. */
export const previewSize = { width: 1200, height: 630 } as const;

/** An icon of the picture: its inner markup, with ids that no other drawing has. */
export interface PreviewDrawing {
  body: string;
  viewBox: ViewBox;
}

export interface Preview {
  drawings: readonly PreviewDrawing[];
  /** For white icons, which would vanish on the light ground. */
  isDark: boolean;
}

interface PreviewColors {
  ground: [top: string, bottom: string];
  glow: string;
  tile: string;
  line: string;
  ink: string;
  accent: string;
  onAccent: string;
}

/** The tokens of `ui/foundation/tokens.css` in sRGB: renderers of pictures read no OKLCH. */
const previewColors: Record<"light" | "dark", PreviewColors> = {
  light: {
    ground: ["#f5f5fe", "#e4e5f9"],
    glow: "#c9c8fb",
    tile: "#ffffff",
    line: "#20234a",
    ink: "#1c1d2b",
    accent: "#5b5bd6",
    onAccent: "#ffffff",
  },
  dark: {
    ground: ["#1a1b26", "#101119"],
    glow: "#4b46a8",
    tile: "#272936",
    line: "#ffffff",
    ink: "#f1f2f8",
    accent: "#7474ee",
    onAccent: "#ffffff",
  },
};

interface Grid {
  columns: number;
  rows: number;
  /** px */
  tile: number;
  gap: number;
}

/** Ways to lay out tiles, the fullest first; the last tile carries the mark of the site. */
const fullGrids: readonly [Grid, ...Grid[]] = [
  { columns: 6, rows: 3, tile: 162, gap: 22 },
  { columns: 4, rows: 2, tile: 250, gap: 28 },
];
const iconsIn = ({ columns, rows }: Grid) => columns * rows - 1;

/** For fewer icons than any grid takes. */
const row = { columns: 3, tile: 340, gap: 32 } as const;

/** As many icons as the fullest picture shows. */
export const previewDrawingsAtMost = iconsIn(fullGrids[0]);

const iconShare = 0.55;

/** A picture of icons for previews of links, as an SVG document without any text. */
export function composePreview({ drawings, isDark }: Preview): string {
  const colors = previewColors[isDark ? "dark" : "light"];
  const { width, height } = previewSize;
  const content = drawings.length === 1 ? composeSingle(drawings[0]!, colors) : composeGrid(drawings, colors);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" color="${colors.ink}">` +
    `<defs><linearGradient id="page-ground" x2="0" y2="1"><stop stop-color="${colors.ground[0]}"/><stop offset="1" stop-color="${colors.ground[1]}"/></linearGradient>` +
    `<radialGradient id="page-glow"><stop stop-color="${colors.glow}" stop-opacity="0.75"/><stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#page-ground)"/>` +
    `<ellipse cx="1120" cy="40" rx="620" ry="460" fill="url(#page-glow)"/>` +
    `<ellipse cx="60" cy="640" rx="520" ry="360" fill="url(#page-glow)" opacity="0.6"/>` +
    `${content}</svg>`
  );
}

/** One icon on a large plate with the lines of its grid, the mark in the corner. */
function composeSingle(drawing: PreviewDrawing, colors: PreviewColors): string {
  const { width, height } = previewSize;
  const size = 494;
  const x = (width - size) / 2;
  const y = (height - size) / 2;
  const inset = 82;
  const lines = [
    ...[0, inset, size / 2, size - inset, size].map((offset) => `M${x + offset} 0V${height}`),
    ...[0, inset, size / 2, size - inset, size].map((offset) => `M0 ${y + offset}H${width}`),
  ].join("");
  return (
    renderTile({ x, y, size }, colors) +
    `<path d="${lines}" stroke="${colors.line}" stroke-opacity="0.06" stroke-width="1.5" fill="none"/>` +
    placeDrawing(drawing, { x: x + inset, y: y + inset, size: size - 2 * inset }) +
    renderCornerMark(colors)
  );
}

/** Icons on tiles. */
function composeGrid(drawings: readonly PreviewDrawing[], colors: PreviewColors): string {
  const full = fullGrids.find((grid) => drawings.length >= iconsIn(grid));
  const { columns, tile: size, gap } = full ?? { ...row, columns: Math.min(row.columns, drawings.length) };
  const shown = drawings.slice(0, full ? iconsIn(full) : columns);
  const rows = full?.rows ?? 1;
  const left = (previewSize.width - columns * size - (columns - 1) * gap) / 2;
  const top = (previewSize.height - rows * size - (rows - 1) * gap) / 2;
  const placeOf = (index: number): Place => ({
    x: left + (index % columns) * (size + gap),
    y: top + Math.floor(index / columns) * (size + gap),
    size,
  });
  const tiles = shown.map((drawing, index) => {
    const place = placeOf(index);
    return renderTile(place, colors) + placeDrawing(drawing, shrink(place));
  });
  return tiles.join("") + (full ? renderMarkTile(placeOf(shown.length), colors) : renderCornerMark(colors));
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** The middle of a tile, where its icon goes. */
function shrink({ x, y, size }: Place): Place {
  const inset = (size * (1 - iconShare)) / 2;
  return { x: x + inset, y: y + inset, size: size * iconShare };
}

const radiusOf = (size: number) => Math.round(Math.min(size * 0.17, 52));

function renderTile({ x, y, size }: Place, { tile, line }: PreviewColors): string {
  const shape = `width="${size}" height="${size}" rx="${radiusOf(size)}"`;
  return (
    `<rect x="${x}" y="${y + size * 0.03}" ${shape} fill="${line}" fill-opacity="0.05"/>` +
    `<rect x="${x}" y="${y}" ${shape} fill="${tile}" stroke="${line}" stroke-opacity="0.08" stroke-width="1.5"/>`
  );
}

function placeDrawing({ body, viewBox }: PreviewDrawing, { x, y, size }: Place): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox.join(" ")}">${freezeMotion(body)}</svg>`;
}

function renderMarkTile(place: Place, { accent, onAccent }: PreviewColors): string {
  const { x, y, size } = place;
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radiusOf(size)}" fill="${accent}"/>` +
    renderJar(shrink(place), { jar: onAccent, letter: accent, plate: onAccent })
  );
}

function renderCornerMark({ accent, onAccent, ink }: PreviewColors): string {
  const size = 76;
  const edge = 50;
  const place = { x: previewSize.width - edge - size, y: previewSize.height - edge - size, size };
  return renderJar(place, { jar: accent, letter: onAccent, plate: ink });
}

/** The mark of the site, a bell jar on its plate. */
function renderJar(
  { x, y, size }: Place,
  { jar, letter, plate }: { jar: string; letter: string; plate: string },
): string {
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32"><path fill="${jar}" d="M16 2a11 11 0 0 1 11 11v12H5V13A11 11 0 0 1 16 2Z"/>` +
    `<rect fill="${plate}" x="2" y="27" width="28" height="3" rx="1.5"/><circle cx="16" cy="9.4" r="2.5" fill="${letter}"/><path fill="${letter}" d="M13.8 14h4.4v11h-4.4z"/></svg>`
  );
}
