import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

/** Writes the pictures of the mark that home screens ask for: `node scripts/build/build-app-icons.ts`. */
const mark = `<path fill="#fff" d="M16 5a8.4 8.4 0 0 1 8.4 8.4v9.2H7.6v-9.2A8.4 8.4 0 0 1 16 5Z"/>
  <rect x="5.4" y="24.2" width="21.2" height="2.4" rx="1.2" fill="#fff"/>
  <circle cx="16" cy="10.6" r="1.95" fill="#5b5bd6"/><path fill="#5b5bd6" d="M14.3 14.2h3.4v8.4h-3.4z"/>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#5b5bd6"/>${mark}</svg>`;

for (const [name, size] of [
  ["apple-touch-icon", 180],
  ["app-icon-192", 192],
  ["app-icon-512", 512],
] as const) {
  const picture = new Resvg(drawing, {
    fitTo: { mode: "width", value: size },
    font: { loadSystemFonts: false },
  }).render();
  writeFileSync(new URL(`../../public/${name}.png`, import.meta.url), picture.asPng());
}
