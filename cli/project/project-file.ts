import { z } from "zod";
import { Failure } from "../failure.ts";

export const projectFileName = "icons.json";
export const lockFileName = "icons-lock.json";

const iconName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]*$/u, "is no name of a file")
  .max(80);

/** What a project says about the icons that it has: `icons.json`. */
export const projectFile = z.strictObject({
  $schema: z.string().optional(),
  /** Origin of the site. */
  site: z.string().optional(),
  /** Code of the style that names without a set are looked up in. */
  style: z.string().optional(),
  /** Format of the files. */
  as: z.string().default("svg"),
  /** Folder of the files, from the project’s. */
  out: z.string().default("icons"),
  /** Names, or names with the icon that each stands for: `{ "cart": "lucide:shopping-cart" }`. */
  icons: z
    .union([
      z.array(z.string().refine((icon) => iconName.safeParse(nameOf(icon)).success, "is no icon")),
      z.record(iconName, z.string()),
    ])
    .default([]),
  /** ID of a collection all of whose icons belong to it, too. */
  collection: z.string().optional(),
  /** As the site’s own customizer has it: `{ "color": "#7950f2", "stroke": 1.5 }`. */
  customization: z.record(z.string(), z.unknown()).optional(),
  /** Size of images in px. */
  size: z.number().int().positive().optional(),
});
export type ProjectFile = z.infer<typeof projectFile>;

const lockedIcon = z.strictObject({
  /** What it was asked for by. */
  from: z.string(),
  /** Style that it was looked up in. */
  style: z.string().optional(),
  id: z.string(),
  /** Iconify name. */
  icon: z.string(),
  license: z.string(),
  author: z.string(),
  file: z.string(),
  /** What was asked of the site, and what came, as SHA-256. */
  request: z.string(),
  content: z.string(),
});
export type LockedIcon = z.infer<typeof lockedIcon>;

/** What was written: `icons-lock.json`. */
export const lockFile = z.strictObject({ version: z.literal(1), icons: z.record(z.string(), lockedIcon) });
export type LockFile = z.infer<typeof lockFile>;

/** @throws Failure that names the file and the field */
export function parseFile<Schema extends z.ZodType>(schema: Schema, text: string, name: string): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Failure(`${name} isn’t JSON: ${(error as Error).message}`, "usage");
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  const [issue] = error.issues;
  throw new Failure(`${name}: ${issue?.path.join(".") || "the file"}: ${issue?.message}`, "usage");
}

/** An icon that a project wants. */
export interface WantedIcon {
  /** What its file and its component are called after. */
  name: string;
  /** Iconify name, id, or words for an icon in the style. */
  from: string;
}

/** Icons by the name that each has in the project; the collection’s are added by the caller. */
export function listWanted({ icons }: Pick<ProjectFile, "icons">): WantedIcon[] {
  if (!Array.isArray(icons)) return Object.entries(icons).map(([name, from]) => ({ name, from }));
  return icons.map((from) => ({ name: nameOf(from), from }));
}

/** `lucide:shopping-cart` and `lucide/shopping-cart` are called `shopping-cart`. */
export const nameOf = (reference: string): string => reference.slice(reference.search(/[^:/]*$/));

/** `lucide/house` is `lucide:house`; a word is no Iconify name. */
export const toIconifyName = (reference: string): string | undefined =>
  /^[a-z0-9-]+[:/][a-z0-9-]+$/.test(reference) ? reference.replace("/", ":") : undefined;

/** JSON as `npm` writes it, with keys in order where the order says nothing. */
export const printJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

export function printLock(icons: Readonly<Record<string, LockedIcon>>): string {
  const sorted = Object.entries(icons).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return printJson({ version: 1, icons: Object.fromEntries(sorted) } satisfies LockFile);
}
