import type { PieceDrawing } from "./compose-scene.ts";
import { seededNumbers } from "./seeded-numbers.ts";

/** How a pattern is drawn that shows nothing. */
export const motifs = [
  "waves",
  "dots",
  "stripes",
  "scales",
  "triangles",
  "terrazzo",
  "hexagons",
  "arcs",
  "confetti",
  "plaid",
  "diamonds",
  "contours",
] as const;
export type Motif = (typeof motifs)[number];

/** Colors of patterns: the ground, and what is drawn on it. */
export const moods = {
  ocean: ["#e3f4fb", "#7cc6e6", "#2f8fc4", "#0f5b8d", "#f4b942"],
  forest: ["#eef3e2", "#a9c58b", "#5f9465", "#2c5f4b", "#e0a458"],
  sunset: ["#fff0e2", "#ffb88a", "#f2786b", "#a8478c", "#5b2a86"],
} as const;
export type Mood = keyof typeof moods;

export const patternSize = { width: 1200, height: 800 } as const;
const { width, height } = patternSize;

type Colors = (typeof moods)[Mood];
const printers: Readonly<Record<Motif, (colors: Colors, next: () => number) => string>> = {
  waves: ([, ...tones]) =>
    repeat(20, (row) => {
      const y = row * 45 - 20;
      const wave = `M-60 ${y}q50-46 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0V${height}H-60Z`;
      return `<path fill="${tones[row % 4]}" d="${wave}"/>`;
    }),
  dots: ([, ...tones]) =>
    cells(
      { across: 75, down: 65 },
      ({ x, y, place, row }) =>
        `<circle cx="${x + (row % 2) * 37}" cy="${y}" r="${14 + ((place * 7) % 4) * 4}" fill="${tones[(place * 3 + row) % 4]}"/>`,
    ),
  stripes: ([, ...tones]) =>
    `<g transform="rotate(35 600 400)">${repeat(34, (place) => `<rect x="-300" y="${-500 + place * 54}" width="1800" height="${18 + (place % 3) * 12}" fill="${tones[place % 4]}"/>`)}</g>`,
  scales: ([ground, ...tones]) =>
    cells({ across: 100, down: 50 }, ({ x, y, place, row }) => {
      const middle = x + (row % 2) * 50;
      return [50, 36, 22]
        .map(
          (r, ring) =>
            `<circle cx="${middle}" cy="${y}" r="${r}" fill="${ring === 1 ? ground : tones[(place + row + ring) % 4]}"/>`,
        )
        .join("");
    }),
  triangles: ([, ...tones], next) =>
    cells({ across: 80, down: 80 }, ({ x, y }) => {
      const [first, second] = [tones[Math.floor(next() * 4)], tones[Math.floor(next() * 4)]];
      const [left, right] = next() < 0.5 ? ["0 0h80v80Z", "0 0v80h80Z"] : ["0 0h80L0 80Z", "80 0v80H0Z"];
      return `<g transform="translate(${x - 40} ${y - 40})"><path fill="${first}" d="M${left}"/><path fill="${second}" d="M${right}"/></g>`;
    }),
  terrazzo: ([, ...tones], next) =>
    repeat(150, (place) => {
      const [x, y, size] = [next() * width, next() * height, 14 + next() * 34];
      const points = repeat(6, (corner) => {
        const [turn, reach] = [(corner / 6) * 2 * Math.PI, size * (0.55 + next() * 0.45)];
        return `${round(x + Math.cos(turn) * reach)},${round(y + Math.sin(turn) * reach)} `;
      });
      return `<polygon points="${points.trim()}" fill="${tones[place % 4]}"/>`;
    }),
  hexagons: ([ground, ...tones], next) =>
    cells(
      { across: 104, down: 90 },
      ({ x, y, row }) =>
        `<path transform="translate(${x + (row % 2) * 52} ${y})" d="M0-60 52-30V30L0 60-52 30V-30Z" fill="${tones[Math.floor(next() * 4)]}" stroke="${ground}" stroke-width="8"/>`,
    ),
  arcs: ([, ...tones], next) =>
    cells({ across: 100, down: 100 }, ({ x, y }) => {
      const turn = Math.floor(next() * 4) * 90;
      const from = Math.floor(next() * 4);
      const rings = [100, 68, 36].map(
        (r, ring) => `<path d="M-50-50H${r - 50}A${r} ${r} 0 0 1-50 ${r - 50}Z" fill="${tones[(from + ring) % 4]}"/>`,
      );
      return `<g transform="translate(${x} ${y}) rotate(${turn})">${rings.join("")}</g>`;
    }),
  confetti: ([, ...tones], next) =>
    repeat(220, (place) => {
      const [x, y, turn] = [round(next() * width), round(next() * height), round(next() * 180)];
      const shape = place % 2 === 0 ? `<rect x="-14" y="-5" width="28" height="10" rx="5"/>` : `<circle r="7"/>`;
      return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${tones[place % 4]}">${shape}</g>`;
    }),
  plaid: ([, ...tones]) =>
    repeat(12, (place) => {
      const [at, thickness, tone] = [place * 110, 20 + (place % 3) * 22, tones[place % 4]];
      return (
        `<rect x="${at}" width="${thickness}" height="${height}" fill="${tone}" opacity=".5"/>` +
        (at < height ? `<rect y="${at}" width="${width}" height="${thickness}" fill="${tone}" opacity=".5"/>` : "")
      );
    }),
  diamonds: ([, ...tones]) =>
    cells(
      { across: 80, down: 60 },
      ({ x, y, place, row }) =>
        `<path transform="translate(${x + (row % 2) * 40} ${y})" d="M0-54 36 0 0 54-36 0Z" fill="${tones[(place + row * 2) % 4]}"/>`,
    ),
  contours: ([, ...tones], next) =>
    repeat(3, (hill) => {
      const [x, y] = [200 + hill * 400 + next() * 80, 200 + next() * 400];
      return repeat(9, (ring) => {
        const [rx, ry] = [440 - ring * 46, 340 - ring * 36];
        return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${rx}" ry="${ry}" transform="rotate(${hill * 35 + ring * 4} ${round(x)} ${round(y)})" fill="${tones[(ring + hill) % 4]}" fill-opacity=".28" stroke="${tones[(ring + hill) % 4]}" stroke-width="3"/>`;
      });
    }),
};

/** A pattern as a complete SVG document; the same motif and mood always give the same one. */
export function renderPattern(motif: Motif, mood: Mood): string {
  const colors = moods[mood];
  return renderSheet(colors[0], printers[motif](colors, seededNumbers(`${motif} ${mood}`)));
}

const iconPx = 92;
const grounds = ["#fdecd8", "#e3f1fd", "#e6f6e9", "#f3e8fd", "#fde7ee", "#fff6d6"] as const;

/** A pattern of icons that are repeated, the first one most. */
export function formatIconPattern(drawings: readonly PieceDrawing[], seed: string): string {
  const next = seededNumbers(seed);
  const ground = grounds[Math.floor(next() * grounds.length)]!;
  const pieces = drawings.map(({ drawing, viewBox: [left, top, wide, high], margin }, place) => {
    const scale = iconPx / (Math.max(wide, high) * (1 - 2 * margin));
    const middle = `scale(${scale.toFixed(4)}) translate(${-left - wide / 2} ${-top - high / 2})`;
    return `<g id="piece-${place}"><g transform="${middle}">${drawing}</g></g>`;
  });
  return renderSheet(
    ground,
    `<defs>${pieces.join("")}</defs>${cells({ across: 150, down: 135 }, ({ x, y, place, row }) => {
      const isFirst = (place + row) % 2 === 0 || drawings.length === 1;
      const piece = isFirst ? 0 : 1 + ((place + row * 2) % (drawings.length - 1));
      const turn = Math.round(next() * 36 - 18);
      return `<use href="#piece-${piece}" transform="translate(${x + (row % 2) * 75} ${y}) rotate(${turn})"/>`;
    })}`,
  );
}

interface Cell {
  x: number;
  y: number;
  /** Number in the row. */
  place: number;
  row: number;
}

/** Something in every cell of a grid that is a little larger than the sheet. */
function cells({ across, down }: { across: number; down: number }, render: (cell: Cell) => string): string {
  const [columns, rows] = [Math.ceil(width / across) + 2, Math.ceil(height / down) + 2];
  return repeat(rows, (row) =>
    repeat(columns, (place) => render({ x: (place - 0.5) * across, y: row * down, place, row })),
  );
}

function renderSheet(ground: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;
}

function repeat(count: number, render: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => render(place)).join("");
}

const round = (value: number) => Number(value.toFixed(1));
