import { z } from "zod";
import {
  aesthetics,
  cornerKinds,
  eras,
  licenseClasses,
  operatingSystems,
  techniques,
  weights,
} from "../../../core/icons/vocabulary.ts";

/** Shapes of the files under `data/`: what people know about icon sets and machines cannot measure. */

const camelCode = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
const kebabCode = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const iconifyName = z.string().regex(/^[^:]+:[^:]+$/);
const pattern = z.string().refine(isPattern, "must be a regular expression");

/** `styles.jsonl`: one style a line, best known first. */
export const curatedStyle = z.strictObject({
  apiCode: camelCode,
  seoCode: kebabCode,
  title: z.string().min(1),
  family: kebabCode,
  author: kebabCode,
  /** Prefix of the icon set the style comes from. */
  set: kebabCode,
  technique: z.enum(techniques),
  corners: z.enum(cornerKinds).nullable(),
  /** px on a 24 px grid. */
  stroke: z.number().positive().nullable(),
  weight: z.enum(weights).nullable(),
  /** Native grid in px. */
  size: z.int().positive(),
  aesthetic: z.enum(aesthetics),
  trendiness: z.enum(eras),
  /** Year of the first release. */
  year: z.int().min(1990).max(2100),
  os: z.array(z.enum(operatingSystems)),
  isFree: z.boolean(),
  /** How well known the style is, 1 to 5. */
  tier: z.int().min(1).max(5),
  isDeprecated: z.boolean().optional(),
  isExperimental: z.boolean().optional(),
});

/** `families.jsonl` */
export const curatedFamily = z.strictObject({ apiCode: kebabCode, name: z.string().min(1), author: kebabCode });

/** `authors.jsonl` */
export const curatedAuthor = z.strictObject({
  apiCode: kebabCode,
  name: z.string().min(1),
  url: z.url().nullable(),
  /** Runs this site, or draws for whoever does. */
  isOwn: z.boolean().optional(),
});

/** `licenses.jsonl`: every license of an included set and what it asks for. */
export const curatedLicense = z.strictObject({
  code: z.string().min(1),
  title: z.string().min(1),
  class: z.enum(licenseClasses),
  url: z.url().nullable(),
  requiresAttribution: z.boolean(),
  requiresShareAlike: z.boolean(),
  requiresNotice: z.boolean(),
});

/** `sets/included.jsonl`: one icon set a line, with the ordered rules that tell the style of an icon from its name. */
export const curatedSet = z.strictObject({
  prefix: kebabCode,
  license: z.string().min(1),
  /** The drawings are logos. */
  isBrands: z.boolean().optional(),
  /** The drawings are flags, named by the codes of countries and regions. */
  isFlags: z.boolean().optional(),
  /** Category of the icons that nothing else is known about. */
  category: kebabCode.optional(),
  /** The set's own category names that mean something else here than elsewhere: name → category, or null for none. */
  sourceCategories: z.record(z.string(), kebabCode.nullable()).optional(),
  rules: z
    .array(
      z.strictObject({
        match: pattern.nullable(),
        style: camelCode,
        sizes: z.boolean().optional(),
        rest: z.boolean().optional(),
      }),
    )
    .min(1),
});

const words = z.array(z.string().regex(/^[a-z\d]+$/)).min(1);
const sense = z.strictObject({ beside: words.optional(), isAlone: z.boolean().optional(), without: words.optional() });

/** `categories.jsonl` */
export const curatedCategory = z.strictObject({
  apiCode: kebabCode,
  title: z.string().min(1),
  tokens: z.array(z.string().min(1)),
  senses: z.record(z.string(), sense).optional(),
  sourceCategories: pattern,
});

/** `sets/left-out.jsonl`: sets that are not in the catalogue, with the reason. */
export const leftOutSet = z.strictObject({
  prefix: kebabCode,
  license: z.string().min(1),
  reason: z.string().min(1),
});

/** `brands.jsonl`: names people look for although few families draw them, most wanted first. */
export const curatedBrand = z.strictObject({ concept: kebabCode, name: z.string().min(1) });

/** `country-flags.jsonl`: English names of countries, regions and unions by the codes flags are named with. */
export const curatedFlag = z.strictObject({ code: kebabCode, name: z.string().min(1) });

/** `spellings.jsonl`: words that title case would spoil. */
export const curatedSpelling = z.strictObject({ word: kebabCode, name: z.string().min(1) });

/** `sets/box-repairs.jsonl`: view boxes of icons whose own one is broken upstream, by Iconify name. */
export const boxRepair = z.strictObject({
  icon: iconifyName,
  left: z.number(),
  top: z.number(),
  width: z.number().positive(),
  height: z.number().positive(),
});

/** `sets/id-salts.jsonl`: icons whose id would otherwise be that of another icon, by Iconify name. */
export const idSalt = z.strictObject({ icon: iconifyName, salt: z.string().min(1) });

export type CuratedStyle = z.infer<typeof curatedStyle>;
export type CuratedFamily = z.infer<typeof curatedFamily>;
export type CuratedAuthor = z.infer<typeof curatedAuthor>;
export type CuratedLicense = z.infer<typeof curatedLicense>;
export type CuratedSet = z.infer<typeof curatedSet>;
export type CuratedCategory = z.infer<typeof curatedCategory>;
export type BoxRepair = z.infer<typeof boxRepair>;
export type CuratedFlag = z.infer<typeof curatedFlag>;
export type CuratedSpelling = z.infer<typeof curatedSpelling>;
export type CuratedBrand = z.infer<typeof curatedBrand>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
