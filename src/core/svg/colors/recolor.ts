import { serializeCustomization } from "../../urls/customization-param.ts";
import type { TextEdit } from "../document/edit-text.ts";
import { findPaints, type PaintPlace } from "./find-paints.ts";
import type { IconCustomization, Paint } from "../icon-customization.ts";
import type { SvgDocument } from "../document/read-document.ts";

const noteName = "data-recolored";

/**
 * Edits that give a drawing other colors, all at once. Where a new color is also one to be replaced (two change places),
 * the root notes what was done, so that the same customization changes nothing the second time.
 */
export function recolor(
  document: SvgDocument,
  { color, colors = {}, variables }: Pick<IconCustomization, "color" | "colors" | "variables">,
): TextEdit[] {
  const paints = new Map<string, Paint>(Object.entries(colors));
  if (color !== undefined) paints.set("currentColor", color);
  if (paints.size === 0 && variables === undefined) return [];
  const places = findPaints(document);
  const note = findNote(document);
  const isDone = note !== undefined && note.value === renderPaint({ color, colors });
  const paintOf = ({ paint, isSeen }: PaintPlace) =>
    (!isDone && (isSeen || paint === "currentColor") && paints.get(paint)) || paint;
  const names = variables ? nameVariables(places.filter(canVary).map(paintOf)) : new Map<string, string>();
  const edits = places.flatMap((place) => {
    const paint = paintOf(place);
    const variable = variables === undefined ? place.variable : canVary(place) ? names.get(paint) : undefined;
    if (paint === place.paint && variable === place.variable) return [];
    const value = variable === undefined ? paint : `var(${variable}, ${paint})`;
    const text = place.attribute ? ` ${place.attribute}="${value}"` : value;
    return [{ start: place.start, end: place.end, text }];
  });
  const made = new Set(places.filter((place) => paintOf(place) !== place.paint).map(paintOf));
  if (made.size === 0) return edits;
  const isAmbiguous = [...made].some((paint) => (paints.get(paint) ?? paint) !== paint);
  return [...edits, ...writeNote(document, isAmbiguous ? renderPaint({ color, colors }) : undefined)];
}

/** Animations step between colors, not variables; masks are not seen. */
const canVary = ({ isSeen, isMoving }: PaintPlace) => isSeen && !isMoving;

function nameVariables(paints: readonly string[]): Map<string, string> {
  return new Map([...new Set(paints)].map((paint, index) => [paint, `--icon-${index + 1}`]));
}

const renderPaint = ({ color, colors }: { color: Paint | undefined; colors: Readonly<Record<string, Paint>> }) =>
  serializeCustomization({ ...(color !== undefined && { color }), colors });

const findNote = ({ root }: SvgDocument) => root.tag.attributes.find(({ name }) => name === noteName);

function writeNote(document: SvgDocument, value: string | undefined): TextEdit[] {
  const { root, text } = document;
  const note = findNote(document);
  const lead = ` ${noteName}="`;
  if (!note) {
    const { nameEnd } = root.tag;
    return value === undefined ? [] : [{ start: nameEnd, end: nameEnd, text: `${lead}${value}"` }];
  }
  const start = note.start - lead.length;
  const isOurs = text.slice(start, note.start) === lead;
  if (value !== undefined || !isOurs) return [{ start: note.start, end: note.end, text: value ?? "" }];
  return [{ start, end: note.end + 1, text: "" }];
}
