import sharp from "sharp";
import type { Box } from "../../src/core/pictures/raster.ts";
import type { Catalogue } from "../../src/core/catalogue/catalogue.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { createRandom } from "../measure/random.ts";
import { widen } from "./disturb.ts";
import { renderIcon } from "./recall.ts";

/** What a phone shows, and where an icon is that somebody wants. */
export interface Screenshot {
  jpeg: Buffer;
  /** What is tapped, in fractions: the icon and a little around it. */
  box: Box;
}

/** `list`: the icon leads one of many rows; `message`: it stands large over a few words and nothing else is drawn. */
export type Screen = "list" | "message";

interface Theme {
  ground: string;
  bar: string;
  ink: string;
  faint: string;
  accent: string;
}

const [width, height] = [1080, 2340];
const themes: readonly Theme[] = [
  { ground: "#ffffff", bar: "#f3f4f6", ink: "#1c1d21", faint: "#6b7280", accent: "#2563eb" },
  { ground: "#faf7f2", bar: "#0f766e", ink: "#2b2620", faint: "#8a8177", accent: "#0f766e" },
  { ground: "#121317", bar: "#1d1f26", ink: "#eceef2", faint: "#8b90a0", accent: "#f59e0b" },
];
const titles = ["Settings", "My account", "Trips", "Orders", "Home", "Library", "Documents", "Messages"];
const rows = [
  "Notifications",
  "Language and region",
  "Saved items",
  "Help and support",
  "Payment",
  "Privacy",
  "About this app",
  "Storage",
  "Devices",
  "Invite friends",
  "Appearance",
];
const rowPx = 168;
const iconPx = 66;
const messageIconPx = 220;
const tapMarginPx = 10;

/** The same for the same seed; the other icons of the screen are those of `fillers`. */
export async function takeScreenshot(
  opened: Pick<OpenCatalogue, "catalogue" | "drawings">,
  options: { ordinal: number; fillers: readonly number[]; screen: Screen; seed: number },
): Promise<Screenshot> {
  const { ordinal, fillers, screen, seed } = options;
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const theme = pick(themes);
  const sidePx = screen === "list" ? iconPx : messageIconPx;
  const wantedRow = 2 + Math.floor(random() * 7);
  const place =
    screen === "list" ? { left: 54, top: 380 + wantedRow * rowPx } : { left: (width - sidePx) / 2, top: 720 };
  const icon = (one: number, at: { left: number; top: number; sizePx: number; color: string }) =>
    placeIcon(renderIcon(opened, one), at);
  const iconColor = random() < 0.5 ? theme.accent : theme.ink;

  const parts = [
    `<rect width="100%" height="100%" fill="${theme.ground}"/>`,
    statusBar(theme),
    text(pick(titles), { left: 150, top: 228, sizePx: 58, color: readable(theme), weight: 600 }),
  ];
  if (screen === "list") {
    for (let row = 0; row < rows.length; row++) {
      const top = 380 + row * rowPx;
      const shown = row === wantedRow ? ordinal : fillers[row % fillers.length]!;
      parts.push(
        icon(shown, { left: 54, top, sizePx: iconPx, color: iconColor }),
        text(rows[row]!, { left: 170, top: top + 48, sizePx: 44, color: theme.ink }),
        `<path d="M170 ${top + 116}h860" stroke="${theme.faint}" stroke-opacity=".3" stroke-width="2"/>`,
      );
    }
    for (const [tab, filler] of fillers.slice(0, 4).entries()) {
      parts.push(icon(filler, { left: 100 + tab * 270, top: 2200, sizePx: iconPx, color: theme.faint }));
    }
  } else {
    parts.push(
      icon(ordinal, { ...place, sizePx: sidePx, color: iconColor }),
      text("Nothing here yet", { left: width / 2, top: 1040, sizePx: 56, color: theme.ink, anchor: "middle" }),
      text("What you save will be shown on this page.", {
        left: width / 2,
        top: 1120,
        sizePx: 40,
        color: theme.faint,
        anchor: "middle",
      }),
    );
  }
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
  const margin = Math.round((tapMarginPx * sidePx) / iconPx);
  const tapped = widen({ ...place, width: sidePx, height: sidePx }, margin, { width, height });
  return {
    jpeg: await sharp(Buffer.from(document)).jpeg({ quality: 90 }).toBuffer(),
    box: {
      left: tapped.left / width,
      top: tapped.top / height,
      width: tapped.width / width,
      height: tapped.height / height,
    },
  };
}

/** A drawing of each of the concepts that most styles draw, the same for the same catalogue and seed. */
export function pickCommonIcons(catalogue: Catalogue, amount: number, seed: number): number[] {
  const random = createRandom(seed);
  return catalogue.listConcepts(amount).map(({ commonName }) => {
    const drawings = catalogue.listByConcept(commonName).filter((ordinal) => ordinal < catalogue.distinctCount);
    return drawings[Math.floor(random() * drawings.length)]!;
  });
}

function statusBar(theme: Theme): string {
  const color = readable(theme);
  return `<rect width="${width}" height="290" fill="${theme.bar}"/>${text("9:41", { left: 60, top: 78, sizePx: 40, color, weight: 600 })}
    <path d="M950 52h70v28h-70z" fill="none" stroke="${color}" stroke-width="4"/><path d="M956 58h44v16h-44z" fill="${color}"/>
    <path d="M96 190 66 220l30 30" fill="none" stroke="${color}" stroke-width="7"/>`;
}

const readable = ({ bar, ink }: Theme) => (bar === "#0f766e" ? "#ffffff" : ink);

function text(
  words: string,
  style: { left: number; top: number; sizePx: number; color: string; weight?: number; anchor?: string },
): string {
  const { left, top, sizePx, color, weight = 400, anchor = "start" } = style;
  return `<text x="${left}" y="${top}" font-family="sans-serif" font-size="${sizePx}" font-weight="${weight}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
}

/** A document inside of another one, in the color of the text there. */
function placeIcon(svg: string, at: { left: number; top: number; sizePx: number; color: string }): string {
  const [, viewBox = ""] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const inner = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  return `<svg x="${at.left}" y="${at.top}" width="${at.sizePx}" height="${at.sizePx}" viewBox="${viewBox}" color="${at.color}">${inner}</svg>`;
}
