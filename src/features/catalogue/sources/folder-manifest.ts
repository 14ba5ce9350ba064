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

/** Name of the manifest in a folder of icons. */
export const manifestName = "icons.json";

/** What a folder of icons says about itself; everything but the prefix and the name has a default. */
export const folderManifest = z.strictObject({
  /** Begins the Iconify name of every icon: `{prefix}:{file name}`. */
  prefix: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens"),
  name: z.string().min(1).max(80),
  author: z.strictObject({ name: z.string().min(1), url: z.url().nullable().default(null) }).optional(),
  url: z.url().nullable().default(null),
  version: z.string().nullable().default(null),
  /** SPDX code of a known license, or an own one. */
  license: z
    .union([
      z.string().min(1),
      z.strictObject({
        code: z.string().min(1),
        title: z.string().min(1),
        class: z.enum(licenseClasses).default("permissive"),
        url: z.url().nullable().default(null),
        requiresAttribution: z.boolean().default(false),
        requiresShareAlike: z.boolean().default(false),
        requiresNotice: z.boolean().default(false),
      }),
    ])
    .optional(),
  /** Drawings in one color keep it instead of taking the color of the text around them. */
  keepsColors: z.boolean().default(false),
  isBrands: z.boolean().default(false),
  style: z
    .strictObject({
      technique: z.enum(techniques).default("outline"),
      corners: z.enum(cornerKinds).nullable().default("mixed"),
      stroke: z.number().positive().nullable().default(null),
      weight: z.enum(weights).nullable().default("regular"),
      size: z.int().positive().default(24),
      aesthetic: z.enum(aesthetics).default("professional"),
      trendiness: z.enum(eras).default("new"),
      os: z.array(z.enum(operatingSystems)).default(["web"]),
      isFree: z.boolean().default(true),
      tier: z.int().min(1).max(5).default(3),
    })
    .prefault({}),
  /** Unix seconds of the last change; set when the folder is added. */
  timestamp: z.int().nonnegative().default(0),
});

export type FolderManifest = z.infer<typeof folderManifest>;
