/** What is counted; those of the API are counted apart from those of the site. */
export const allowanceResources = [
  "icon",
  "photo",
  "illustration",
  "music",
  "megaCreator",
  "api-call-icon",
  "api-call-photo",
  "api-call-illustration",
  "api-call-music",
  "meta-api-call-icon",
  "meta-api-call-photo",
  "meta-api-call-illustration",
  "meta-api-call-music",
  "upscaler",
  "bgRemover",
] as const;
export type AllowanceResource = (typeof allowanceResources)[number];

const siteResources: ReadonlySet<AllowanceResource> = new Set([
  "icon",
  "photo",
  "illustration",
  "music",
  "megaCreator",
]);

/** Whether people take it on the site; the others are for programs. */
export const isSiteResource = (resource: AllowanceResource): boolean => siteResources.has(resource);

/** What a catalogue of music, a composer of pictures and the like would count: this site has none. Searches are free. */
const missing: ReadonlySet<AllowanceResource> = new Set([
  "music",
  "megaCreator",
  "api-call-music",
  "meta-api-call-icon",
  "meta-api-call-photo",
  "meta-api-call-illustration",
  "meta-api-call-music",
  "upscaler",
  "bgRemover",
]);

/** Whether this site has what is counted; the others are kept for programs that know of them, and shown to nobody. */
export const isMetered = (resource: AllowanceResource): boolean => !missing.has(resource);

/** Whether an allowance counts what is taken or every time it is taken. */
export type AccountingType = "unique" | "usage";
