import { sceneSize, type Ground } from "./scene.ts";
import { seededNumbers } from "./seeded-numbers.ts";

const { width, height } = sceneSize;

/** What gives a ground its looks; each prints markup that fills the scene. */
const printers: Readonly<Record<Ground, (next: () => number) => string>> = {
  meadow: () =>
    sky("#8fd3ff", "#e8f8ff") +
    hill("#a9e0a0", 390, 60) +
    hill("#86cf7c", 425, -40) +
    land("#6abf69", 462, 18) +
    tufts("#4fa653"),
  hills: () =>
    sky("#bfe4ff", "#f5fbff") +
    hill("#bfe3c8", 350, 90) +
    hill("#9bd3a5", 385, -70) +
    land("#79c284", 440, 30) +
    band("#e8d9b5", 530, 40),
  shore: () =>
    sky("#7ecbff", "#fff1d6") +
    land("#2f9fd8", 330, 0) +
    waves("#55b8e6", 350) +
    waves("#8ed4f2", 385) +
    land("#f6dfae", 430, -26) +
    land("#fbeac6", 462, -22),
  night: (next) =>
    sky("#16204a", "#3d4f8f") +
    stars(next, { count: 70, below: 330 }) +
    hill("#2a3a6b", 380, 70) +
    land("#22503f", 440, 24),
  dusk: (next) =>
    sky("#3b2667", "#f2845c") +
    stars(next, { count: 40, below: 220 }) +
    hill("#57306e", 390, 60) +
    land("#3c2452", 445, 20),
  space: (next) =>
    sky("#0f1235", "#3a2b78") +
    glow("#7a5cff", { cx: 620, cy: 180, r: 260 }) +
    glow("#ff6fb1", { cx: 160, cy: 470, r: 240 }) +
    stars(next, { count: 140, below: height }),
  water: (next) =>
    sky("#4fc3ea", "#11619e") + rays() + bubbles(next) + land("#e7cf9a", 535, 20) + band("#f2dfb3", 560, 40),
  snow: (next) =>
    sky("#a9c9ec", "#eef5fc") +
    hill("#d4e4f4", 380, 80) +
    hill("#e4eef8", 410, -60) +
    land("#f7fbff", 455, 22) +
    flakes(next),
  peaks: () =>
    sky("#9bd0ff", "#fdf3e4") +
    peak("#8fa3c7", { x: 560, top: 170, half: 300 }) +
    peak("#a7b8d6", { x: 260, top: 230, half: 260 }) +
    hill("#86bf8d", 420, 50) +
    land("#68a873", 465, -20),
  savanna: () =>
    sky("#ffc46b", "#fff0d2") +
    glow("#ffe7ad", { cx: 650, cy: 150, r: 220 }) +
    hill("#e5b565", 380, 40) +
    land("#d79f4b", 430, -20),
  field: () => sky("#8ccfff", "#eaf7ff") + stand() + land("#5fb760", 380, 0) + stripes(),
  sky: () => sky("#66b8f5", "#dff2ff") + glow("#ffffff", { cx: 400, cy: 220, r: 300 }) + hill("#bfe3f7", 500, 40),
  city: (next) =>
    sky("#b9d9f7", "#fdf4e7") +
    skyline(next, { color: "#a9c3df", base: 420 }) +
    land("#c9cfd9", 412, 0) +
    land("#5c6470", 462, 0) +
    dashes(),
  room: () => sky("#f7e2d0", "#fbeee2") + frame() + land("#c98f5f", 430, 0) + band("#b97f50", 430, 10) + rug("#e9b7a1"),
  desk: () => sky("#e7ecfa", "#f6f8fe") + blob("#d3dcf6") + land("#d9a873", 452, 0) + band("#c49362", 452, 12),
  table: () => sky("#fff0d9", "#fff8ec") + blob("#ffe2b5") + cloth(),
  counter: () => sky("#ffdcd3", "#fff1ec") + blob("#ffc6b8") + land("#e5484d", 470, 0) + band("#f7767a", 470, 14),
  wall: () => sky("#dfe6ec", "#f3f6f8") + bricks() + land("#9aa7b4", 462, 0) + band("#8795a3", 462, 10),
  stage: (next) =>
    sky("#251a4d", "#5b2a86") +
    spots() +
    stars(next, { count: 30, below: 200 }) +
    land("#3a1f5e", 452, 0) +
    band("#4c2a78", 452, 8),
  party: (next) => sky("#ffd9ea", "#fff3e0") + blob("#ffc2dd") + confetti(next) + land("#ffb4a2", 480, -16),
  hearts: (next) =>
    sky("#ffd6e0", "#fff0f3") +
    blob("#ffbccd") +
    confetti(next, ["#ff8fab", "#ffc2d1", "#fb6f92"]) +
    land("#f9a8bb", 490, 20),
  chart: () => sky("#d9f2e6", "#f3fbf7") + grid("#b7e0cd") + land("#7cc4a2", 480, 0),
  care: () => sky("#d5eefb", "#f4fbff") + crosses("#bfe3f5") + land("#9ccfe6", 465, -18),
  shop: (next) =>
    sky("#e2dcff", "#f6f3ff") +
    blob("#cfc4ff") +
    confetti(next, ["#a78bfa", "#c4b5fd", "#f0abfc"]) +
    land("#b9a8f5", 480, 12),
  code: () => sky("#1d2547", "#38438a") + lines() + land("#161c39", 478, 0) + band("#2a3365", 478, 8),
};

/** Markup of a ground that fills the scene. */
export function renderGround(ground: Ground, seed: string): string {
  return printers[ground](seededNumbers(seed));
}

function sky(top: string, bottom: string): string {
  return (
    `<defs><linearGradient id="ground-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground-sky)"/>`
  );
}

/** Hills that rise on one side, by how much: to the left above zero, to the right below. */
const hill = (color: string, y: number, rise: number) =>
  `<path fill="${color}" d="M0 ${y - rise}C160 ${y - rise - 60} 280 ${y + 20} 420 ${y}S680 ${y + rise - 40} 800 ${y + rise}V600H0Z"/>`;

const land = (color: string, y: number, bend: number) =>
  `<path fill="${color}" d="M0 ${y}Q400 ${y - bend * 2} 800 ${y}V600H0Z"/>`;

const band = (color: string, y: number, thickness: number) =>
  `<rect y="${y}" width="${width}" height="${thickness}" fill="${color}"/>`;

function glow(color: string, { cx, cy, r }: { cx: number; cy: number; r: number }): string {
  const id = `ground-glow-${cx}-${cy}`;
  return (
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity=".55"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#${id})"/>`
  );
}

function stars(next: () => number, { count, below }: { count: number; below: number }): string {
  return group(
    "#fff",
    repeat(count, () =>
      dot({ x: next() * width, y: next() * below, r: 0.8 + next() * 1.8, opacity: 0.35 + next() * 0.6 }),
    ),
  );
}

function bubbles(next: () => number): string {
  return group(
    "#fff",
    repeat(26, () => dot({ x: next() * width, y: next() * 500, r: 3 + next() * 10, opacity: 0.12 + next() * 0.2 })),
  );
}

function flakes(next: () => number): string {
  return group(
    "#fff",
    repeat(70, () => dot({ x: next() * width, y: next() * 520, r: 2 + next() * 4, opacity: 0.6 + next() * 0.4 })),
  );
}

const partyColors = ["#ff6b6b", "#feca57", "#48dbfb", "#1dd1a1", "#a55eea"];

function confetti(next: () => number, colors: readonly string[] = partyColors): string {
  return repeat(46, (place) => {
    const [x, y, turn] = [next() * width, next() * 430, next() * 180];
    const color = colors[place % colors.length];
    return place % 3 === 0
      ? `<circle cx="${round(x)}" cy="${round(y)}" r="5" fill="${color}" opacity=".75"/>`
      : `<rect x="${round(x)}" y="${round(y)}" width="14" height="6" rx="2" fill="${color}" opacity=".75" transform="rotate(${round(turn)} ${round(x)} ${round(y)})"/>`;
  });
}

function skyline(next: () => number, { color, base }: { color: string; base: number }): string {
  let x = -20;
  let towers = "";
  while (x < width) {
    const [wide, high] = [50 + next() * 50, 110 + next() * 170];
    towers += `<rect x="${round(x)}" y="${round(base - high)}" width="${round(wide)}" height="${round(high)}" rx="3"/>`;
    x += wide + 6;
  }
  return `<g fill="${color}" opacity=".55">${towers}</g>`;
}

const tufts = (color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="4" stroke-linecap="round" opacity=".7">${repeat(9, (place) => {
    const [x, y] = [45 + place * 90, 500 + ((place * 37) % 80)];
    return `<path d="M${x} ${y}q-4-10-9-13M${x} ${y}q1-12 2-17M${x} ${y}q5-9 11-11"/>`;
  })}</g>`;

const waves = (color: string, y: number) =>
  `<path fill="none" stroke="${color}" stroke-width="6" stroke-linecap="round" d="M20 ${y}${"q20-14 40 0t40 0".repeat(9)}"/>`;

const rays = () =>
  `<g fill="#fff" opacity=".1"><path d="M90 0h90l-130 600H-90Z"/><path d="M330 0h70l-60 600H190Z"/><path d="M560 0h110l60 600H580Z"/></g>`;

function peak(color: string, { x, top, half }: { x: number; top: number; half: number }): string {
  const snow = top + 80;
  const reach = (half * 80) / (470 - top);
  return (
    `<path fill="${color}" d="M${x} ${top}L${x + half} 470H${x - half}Z"/>` +
    `<path fill="#fff" opacity=".92" d="M${x} ${top}L${round(x + reach)} ${snow}l${round(-reach * 0.5)} -16 ${round(-reach * 0.5)} 22 ${round(-reach * 0.55)} -20L${round(x - reach)} ${snow}Z"/>`
  );
}

const stand = () =>
  `<path fill="#5f7fae" d="M0 250H800V385H0Z"/><g fill="#7f9cc6">${repeat(4, (row) => `<rect y="${262 + row * 28}" width="800" height="12"/>`)}</g>`;

const stripes = () =>
  `<g fill="#6fc670">${repeat(4, (place) => `<path d="M${place * 200} 380h100l${(place - 1.5) * 50} 220h-130Z"/>`)}</g>`;

const dashes = () =>
  `<g fill="#f4d35e">${repeat(8, (place) => `<rect x="${20 + place * 100}" y="524" width="54" height="8" rx="4"/>`)}</g>`;

const frame = () =>
  `<rect x="300" y="60" width="200" height="150" rx="10" fill="#fff"/><rect x="312" y="72" width="176" height="126" rx="6" fill="#bfe3ff"/>` +
  `<path fill="#fff" d="M395 72h10v126h-10zM312 130h176v10h-176z"/>`;

const rug = (color: string) => `<ellipse cx="400" cy="535" rx="320" ry="48" fill="${color}"/>`;

const blob = (color: string) =>
  `<path fill="${color}" d="M150 300C130 150 270 60 420 80s270 60 260 210-110 200-270 200S170 430 150 300Z"/>`;

const cloth = () =>
  `<path fill="#f7f3ec" d="M0 445H800V600H0Z"/><g fill="#e98b6d" opacity=".5">${repeat(10, (place) => `<rect x="${place * 80}" y="445" width="40" height="155"/>`)}` +
  `<rect y="445" width="800" height="39"/><rect y="523" width="800" height="39"/></g>`;

const bricks = () =>
  `<g fill="#cbd6df">${repeat(24, (place) => `<rect x="${((place * 137) % 760) + 10}" y="${30 + ((place * 71) % 380)}" width="66" height="26" rx="5"/>`)}</g>`;

const spots = () =>
  `<g fill="#fff" opacity=".13"><path d="M120 0h40l190 452H90Z"/><path d="M640 0h40l30 452H450Z"/><path d="M385 0h30l120 452H265Z"/></g>`;

const grid = (color: string) =>
  `<g stroke="${color}" stroke-width="2">${repeat(9, (place) => `<path d="M0 ${60 + place * 50}H800M${place * 100} 0V480"/>`)}</g>`;

const crosses = (color: string) =>
  `<g fill="${color}">${repeat(14, (place) => {
    const [x, y] = [(place * 173) % 780, 40 + ((place * 97) % 380)];
    return `<path d="M${x} ${y}h12v-12h12v12h12v12h-12v12h-12v-12h-12z"/>`;
  })}</g>`;

const lines = () =>
  `<g fill="#7f8fe0" opacity=".35">${repeat(12, (place) => {
    const indent = [0, 40, 80, 40][place % 4]!;
    return `<rect x="${60 + indent}" y="${50 + place * 34}" width="${120 + ((place * 89) % 220)}" height="12" rx="6"/><rect x="${480 + indent}" y="${50 + place * 34}" width="${60 + ((place * 53) % 160)}" height="12" rx="6"/>`;
  })}</g>`;

function dot({ x, y, r, opacity }: { x: number; y: number; r: number; opacity: number }): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" opacity="${round(opacity)}"/>`;
}

const group = (fill: string, markup: string) => `<g fill="${fill}">${markup}</g>`;

function repeat(count: number, render: (place: number) => string): string {
  return Array.from({ length: count }, (_, place) => render(place)).join("");
}

const round = (value: number) => Number(value.toFixed(1));
