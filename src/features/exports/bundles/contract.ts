import type { Readable } from "node:stream";
import { z } from "zod";
import type { Viewer } from "../../../core/people/viewer.ts";
import { bundleLimits, fontPrefix, packageFrameworks } from "../../../core/bundles/bundle-calls.ts";
import { iconReferenceRules } from "../../../core/icons/icon-reference.ts";
import { licensePolicies } from "../../../core/bundles/license-policy.ts";
import { customizationSchema, fileOptions } from "../contract.ts";

const iconReference = z
  .string()
  .min(1)
  .max(iconReferenceRules.length)
  .regex(iconReferenceRules.pattern, iconReferenceRules.refusal)
  .describe(iconReferenceRules.description);

const bundleIcon = {
  id: iconReference,
  look: customizationSchema.exactOptional().describe("Customization of this icon; overrides the one for all icons."),
};

/** What every call for a bundle takes. */
export const bundleRequest = z.strictObject({
  icons: z
    .array(z.union([iconReference, z.strictObject(bundleIcon)]))
    .min(1)
    .max(bundleLimits.icons)
    .transform((icons) => icons.map((icon) => (typeof icon === "string" ? { id: icon } : icon)))
    .describe("In this order. Duplicates with the same customization are included once."),
  look: customizationSchema.exactOptional().describe("Customization of all icons."),
  licenses: z
    .enum(licensePolicies)
    .default("all")
    .describe("What licenses may require. Other icons are skipped and listed in the bundle."),
  name: z.string().trim().min(1).max(bundleLimits.name).exactOptional().describe("Name of the bundle."),
});

const isPrivateUse = (codePoint: number) =>
  (codePoint >= 0xe000 && codePoint <= 0xf8ff) ||
  (codePoint >= 0xf0000 && codePoint <= 0xffffd) ||
  (codePoint >= 0x100000 && codePoint <= 0x10fffd);

export const webfontRequest = bundleRequest.extend({
  prefix: z
    .string()
    .regex(fontPrefix.pattern, "must be at most 20 lowercase letters, digits and hyphens, starting with a letter")
    .default(fontPrefix.fallback)
    .describe("Prefix of class names, before a hyphen."),
  codePoints: z
    .record(z.string().max(80), z.number().int().refine(isPrivateUse, "must be in a private use area"))
    .refine((given) => Object.keys(given).length <= 10 * bundleLimits.icons, "has too many names")
    .refine((given) => new Set(Object.values(given)).size === Object.keys(given).length, "has a duplicate code point")
    .exactOptional()
    .describe("Code points by icon name, from an earlier font. Icons with these names keep them."),
});

export const zipRequest = bundleRequest.extend({
  formats: z
    .array(z.strictObject({ format: fileOptions.format, size: fileOptions.size }))
    .min(1)
    .max(bundleLimits.formats)
    .describe("One folder each. Without a size, icons have their native size."),
  ground: fileOptions.ground,
});

export const packageRequest = bundleRequest.extend({ framework: z.enum(packageFrameworks) });

export type BundleRequest = z.output<typeof bundleRequest>;
export type WebfontRequest = z.output<typeof webfontRequest>;
export type ZipRequest = z.output<typeof zipRequest>;
export type PackageRequest = z.output<typeof packageRequest>;

/** A bundle that is being made. */
export interface Bundle {
  /** Of the ZIP. */
  fileName: string;
  /** How many files it holds at most: fewer where icons cannot be made. */
  entries: number;
  /** How many icons are left out because of their license. */
  leftOut: number;
  /** How many calls are left of the packages that paid for it. */
  callsLeft?: number;
  /** The ZIP, made as fast as it is read. Destroying it ends all work for it. */
  stream: Readable;
}

/**
 * Makes ZIPs of many icons. Every bundle has ATTRIBUTION.md, NOTICE, LICENSES, an icons.json with the license of each
 * icon, and a README.md that names what was left out and what could not be made.
 *
 * All throw AppError `not_found` for an unknown icon, `invalid_input` when no license is allowed (field `licenses`) and when
 * nothing can be made of any icon (`icons` or `formats`; the message says why of which), `limit_reached` when this person or
 * everybody together has too many waiting to be made.
 */
export interface BundleService {
  makeSprite(request: BundleRequest, options: BundleOptions): Promise<Bundle>;
  makeWebfont(request: WebfontRequest, options: BundleOptions): Promise<Bundle>;
  makePackage(request: PackageRequest, options: BundleOptions): Promise<Bundle>;
  /**
   * @throws AppError also `not_allowed` for pictures larger than the viewer may have, `too_large` for too many files,
   *   `limit_reached` where what the license allows is not enough
   */
  makeZip(request: ZipRequest, options: BundleOptions): Promise<Bundle>;
  /** Finds out whether somebody may have a ZIP and something can be made, before it is made or counted. @throws AppError as `makeZip` */
  checkZip(request: ZipRequest, options: Pick<BundleOptions, "viewer">): Promise<void>;
}

export interface BundleOptions {
  viewer: Viewer;
  /** Who asks: only a few bundles are made for one at the same time, and others wait. */
  who: string;
}
