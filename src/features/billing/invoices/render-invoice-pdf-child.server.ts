import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import unicodeRanges from "@fontsource-variable/inter/unicode.json" with { type: "json" };
import { create } from "fontkit";
import LineBreaker from "linebreak";
import PdfFile from "pdfkit";
import { decompress } from "wawoff2";
import type { Locale } from "../../../i18n/locales.ts";
import { runTasks } from "../../../platform/workers/run-task.server.ts";

/** What stands on an invoice, ready to be drawn. */
export interface InvoiceDocument {
  locale: Locale;
  title: string;
  /** Such as its number and its date. */
  facts: readonly (readonly [name: string, value: string])[];
  parties: readonly { name: string; lines: readonly string[] }[];
  columns: readonly [item: string, quantity: string, amount: string];
  rows: readonly { item: string; period: string; quantity: string; amount: string }[];
  /** The last one is the total. */
  sums: readonly (readonly [name: string, value: string])[];
}

const margin = 56;
/** Height of letters above the line that they stand on, all fonts together. */
const ascent = 0.97;
const right = 595.28 - margin;
const bottom = 841.89 - margin;
const amountWidth = 110;
const quantityRight = right - amountWidth;
const itemWidth = quantityRight - 70 - margin;
const [ink, faint, rule] = ["#16181d", "#6b7280", "#d9dce1"];

/** Each file has some letters; which of them are not in any, nor in those below, is drawn as a question mark. */
const fontFiles = ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"];
const fontPackage = "@fontsource-variable/inter";
/** Those of East Asia are large: they are opened when a letter of theirs is drawn, the one of the reader's language first. */
const eastAsianFonts = {
  ja: () => new URL("../fonts/NotoSansJP-Regular.otf", import.meta.resolve("@embedpdf/fonts-jp")),
  zh: () => new URL("../fonts/NotoSansHans-Regular.otf", import.meta.resolve("@embedpdf/fonts-sc")),
  ko: () => new URL("../fonts/NotoSansKR-Regular.otf", import.meta.resolve("@embedpdf/fonts-kr")),
} as const;
const letterRanges: Readonly<Record<string, string>> = unicodeRanges;

runTasks(drawInvoice);

async function drawInvoice(sheet: InvoiceDocument): Promise<Buffer> {
  const usual = await openFonts();
  const fonts = [...usual, ...(await openEastAsianFonts(sheet, usual))];
  const pdf = new PdfFile({ size: "A4", margin: 0, info: { Title: sheet.title, Creator: "Iconarium" } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on("end", resolve).on("error", reject));

  /** Letters in a row that the same file has. */
  function splitRuns(text: string): { font: string; text: string }[] {
    const runs: { font: string; text: string }[] = [];
    for (const letter of text) {
      const font = fonts.find((one) => one.has(letter));
      const last = runs.at(-1);
      const [name, drawn] = font ? [font.name, letter] : [fonts[0]!.name, "?"];
      if (last?.font === name) last.text += drawn;
      else runs.push({ font: name, text: drawn });
    }
    return runs;
  }

  const measure = (text: string) =>
    splitRuns(text).reduce((width, run) => width + pdf.font(run.font).widthOfString(run.text), 0);

  function write(text: string, x: number, y: number, { size = 10, color = ink, isRight = false } = {}) {
    pdf.fontSize(size).fillColor(color);
    let at = isRight ? x - measure(text) : x;
    for (const run of splitRuns(text)) {
      pdf.font(run.font).text(run.text, at, y + ascent * size, { lineBreak: false, baseline: "alphabetic" });
      at += pdf.widthOfString(run.text);
    }
  }

  /** What has no place to break it in goes on letter by letter. */
  function wrap(text: string, width: number): string[] {
    const fits = (line: string) => measure(line.trimEnd()) <= width;
    const lines: string[] = [];
    for (const part of listParts(text))
      for (const piece of fits(part) ? [part] : listLetters(part)) {
        const longer = (lines.at(-1) ?? "") + piece;
        if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
        else lines.push(piece);
      }
    return lines.map((line) => line.trimEnd());
  }

  function drawRule(y: number) {
    pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.75).strokeColor(rule).stroke();
  }

  for (const { name, bytes } of fonts) pdf.registerFont(name, bytes);
  write("Iconarium", margin, margin, { size: 12, color: faint });
  write(sheet.title, margin, margin + 26, { size: 26 });
  let y = margin + 84;
  for (const [name, value] of sheet.facts) {
    write(name, margin, y, { color: faint });
    write(value, margin + 130, y);
    y += 17;
  }
  y += 24;
  const partyWidth = (right - margin) / sheet.parties.length;
  let partiesEnd = y;
  for (const [place, { name, lines }] of sheet.parties.entries()) {
    const x = margin + partyWidth * place;
    write(name, x, y, { color: faint });
    pdf.fontSize(10);
    const wrapped = lines.flatMap((line) => wrap(line, partyWidth - 20));
    for (const [index, line] of wrapped.entries()) write(line, x, y + 17 + index * 15);
    partiesEnd = Math.max(partiesEnd, y + 17 + wrapped.length * 15);
  }
  y = partiesEnd + 34;
  const [item, quantity, amount] = sheet.columns;
  write(item, margin, y, { color: faint });
  write(quantity, quantityRight, y, { color: faint, isRight: true });
  write(amount, right, y, { color: faint, isRight: true });
  y += 20;
  drawRule(y);
  for (const row of sheet.rows) {
    pdf.fontSize(10);
    const lines = wrap(row.item, itemWidth);
    const height = lines.length * 15 + (row.period === "" ? 0 : 15) + 20;
    if (y + height > bottom) {
      pdf.addPage();
      y = margin;
    }
    for (const [index, line] of lines.entries()) write(line, margin, y + 10 + index * 15);
    if (row.period !== "") write(row.period, margin, y + 10 + lines.length * 15, { size: 9, color: faint });
    write(row.quantity, quantityRight, y + 10, { isRight: true });
    write(row.amount, right, y + 10, { isRight: true });
    y += height;
    drawRule(y);
  }
  if (y + 20 + sheet.sums.length * 22 > bottom) {
    pdf.addPage();
    y = margin;
  }
  y += 18;
  for (const [index, [name, value]] of sheet.sums.entries()) {
    const isTotal = index === sheet.sums.length - 1;
    write(name, quantityRight, y, { size: isTotal ? 13 : 10, color: isTotal ? ink : faint, isRight: true });
    write(value, right, y, { size: isTotal ? 13 : 10, isRight: true });
    y += 22;
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The parts of a text between which lines may be broken; those of East Asia are short, as it writes no spaces. */
function listParts(text: string): string[] {
  const parts: string[] = [];
  const breaker = new LineBreaker(text);
  for (let start = 0, next = breaker.nextBreak(); next !== null; start = next.position, next = breaker.nextBreak())
    parts.push(text.slice(start, next.position));
  return parts;
}

const segmenter = new Intl.Segmenter();
const listLetters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

interface OpenFont {
  name: string;
  bytes: Buffer;
  has(letter: string): boolean;
}

let opening: Promise<OpenFont[]> | undefined;

function openFonts(): Promise<OpenFont[]> {
  opening ??= openInTurn();
  return opening;
}

/** One after the other: what the library unpacks lies in its memory only until it unpacks the next. */
async function openInTurn(): Promise<OpenFont[]> {
  const fonts: OpenFont[] = [];
  for (const name of fontFiles) fonts.push(await openFont(name));
  return fonts;
}

/** As many as are needed for letters that the others do not have. */
async function openEastAsianFonts(
  { locale, ...texts }: InvoiceDocument,
  others: readonly OpenFont[],
): Promise<OpenFont[]> {
  const letters = Array.from(new Set(JSON.stringify(texts)));
  const missing = new Set(letters.filter((letter) => others.every((font) => !font.has(letter))));
  const opened: OpenFont[] = [];
  for (const name of Object.keys(eastAsianFonts).toSorted((one) => (one === locale ? -1 : 1))) {
    if (missing.size === 0) break;
    const bytes = await readFile(eastAsianFonts[name as keyof typeof eastAsianFonts]());
    const font = create(bytes);
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} contains several fonts`);
    const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0)!);
    opened.push({ name, bytes, has });
    for (const letter of missing) if (has(letter)) missing.delete(letter);
  }
  return opened;
}

async function openFont(name: string): Promise<OpenFont> {
  const path = fileURLToPath(import.meta.resolve(`${fontPackage}/files/inter-${name}-wght-normal.woff2`));
  const bytes = Buffer.from(await decompress(await readFile(path)));
  const ranges = letterRanges[name]!.split(",").map((range) => {
    const [first = "", last = first] = range.slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return {
    name,
    bytes,
    has(letter) {
      const point = letter.codePointAt(0)!;
      return ranges.some(([first, last]) => point >= first && point <= last);
    },
  };
}
