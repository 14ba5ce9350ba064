/** The closed lists an icon, a style and a search filter are described with: one list each, everything derives from it. */
export const colorClasses = ["mono", "duo", "multi", "gradient"] as const;
export const techniques = [
  "outline",
  "filled",
  "flat",
  "duotone",
  "two-tone",
  "filled-line",
  "pixel",
  "hand-drawn",
  "gradient",
  "3d",
  "broken",
  "sticker",
] as const;
export const cornerKinds = ["rounded", "mixed", "sharp"] as const;
export const weights = ["ultralight", "regular", "black"] as const;
export const aesthetics = ["decorative", "professional", "games", "classic", "kids"] as const;
export const eras = ["retro", "2000s", "2010s", "2020s", "new"] as const;
export const operatingSystems = ["web", "android", "ios", "macos", "windows", "linux"] as const;
export const licenseClasses = [
  "permissive",
  "attribution",
  "public-domain",
  "share-alike",
  "ofl",
  "weak-copyleft",
] as const;

export type ColorClass = (typeof colorClasses)[number];
export type Technique = (typeof techniques)[number];
export type CornerKind = (typeof cornerKinds)[number];
export type Weight = (typeof weights)[number];
export type Aesthetic = (typeof aesthetics)[number];
/** Called `trendiness` in addresses and API parameters. */
export type Era = (typeof eras)[number];
export type OperatingSystem = (typeof operatingSystems)[number];
export type LicenseClass = (typeof licenseClasses)[number];
