import { z } from "zod";
import { publishingLimits, type NewPack } from "./contract.ts";

const longestDrawing = 200_000;
const length = z.number().finite();
const box = { left: length.optional(), top: length.optional(), width: length.optional(), height: length.optional() };

const iconName = z.string().min(1).max(publishingLimits.nameLength);

/** The parts of Iconify's JSON that are read here. */
const iconSet = z
  .object({
    ...box,
    icons: z
      .record(iconName, z.object({ ...box, body: z.string().max(longestDrawing), hidden: z.boolean().optional() }))
      .refine(isWithinLimit, { error: `must have 1 to ${publishingLimits.packIcons} icons` }),
    aliases: z
      .record(z.string(), z.looseObject({ parent: z.string() }))
      .optional()
      .describe("Aliases of icons."),
  })
  .describe("An icon set in Iconify’s JSON format.");

const drawings = z
  .array(z.object({ name: iconName, svg: z.string().max(longestDrawing) }))
  .min(1)
  .max(publishingLimits.packIcons);

const text = z.string().trim().min(1).max(publishingLimits.nameLength);

/** A pack as an admin sends it: a set of Iconify's, or drawings with their names. */
export const packOrder = z
  .object({
    title: text.regex(/[a-z]/i, { error: "must have letters from a to z" }),
    author: text,
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional(),
    license: text,
    category: text,
    set: iconSet.optional(),
    drawings: drawings.optional(),
  })
  .refine(({ set, drawings: given }) => (set === undefined) !== (given === undefined), {
    path: ["set"],
    error: "give either this or `drawings`",
  });

export type PackOrder = z.infer<typeof packOrder>;

/** The icons of a pack. */
export function listPackIcons({ set, drawings: given = [], category }: PackOrder): NewPack["icons"] {
  if (set === undefined) return given.map(({ name, svg }) => ({ name: toWords(name), tags: [], category, svg }));
  const others = listOtherNames(set);
  return Object.entries(set.icons).flatMap(([name, icon]) =>
    icon.hidden === true
      ? []
      : [{ name: toWords(name), tags: others.get(name) ?? [], category, svg: renderSvg({ ...set, ...icon }) }],
  );
}

/** What icons are called besides; a name for an icon that is turned or mirrored is another icon. */
function listOtherNames({ aliases = {} }: z.infer<typeof iconSet>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, { parent, ...changes }] of Object.entries(aliases)) {
    const isSame = Object.keys(changes).every((key) => key === "hidden");
    const known = names.get(parent) ?? [];
    const tag = toWords(name);
    if (!isSame || !/[a-z]/i.test(tag) || tag.length > publishingLimits.tagLength) continue;
    if (known.length < publishingLimits.tags) names.set(parent, [...known, tag]);
  }
  return names;
}

/** What Iconify takes for the edge of an icon that has none. */
const usualEdge = 16;

function renderSvg({ left = 0, top = 0, width = usualEdge, height = usualEdge, body }: IconOfSet): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`;
}

type IconOfSet = z.infer<typeof iconSet>["icons"][string];

const toWords = (name: string) => name.replaceAll(/[-_\s]+/g, " ").trim();

function isWithinLimit(icons: object): boolean {
  const { length: count } = Object.keys(icons);
  return count > 0 && count <= publishingLimits.packIcons;
}
