/** What many icons can be taken away as at once, in the order people see it. */
export const bundleKinds = ["zip", "sprite", "webfont", "package"] as const;

export type BundleKind = (typeof bundleKinds)[number];

/** The calls that answer with a bundle, which is a ZIP: `PUT` for web fonts, `POST` for the others. */
export const bundlePaths: Readonly<Record<BundleKind, string>> = {
  zip: "/siteApi/icons/zip",
  sprite: "/siteApi/icons/sprite",
  webfont: "/siteApi/tasks/webfonts",
  package: "/siteApi/icons/package",
};

/** What bundles are called to which nobody gave a name. */
export const bundleNames: Readonly<Record<BundleKind, string>> = {
  zip: "icons",
  sprite: "icon-sprite",
  webfont: "icon-font",
  package: "my-icons",
};

/** Headers of a bundle: how many files it will hold at most, and how many icons were left out because of their license. */
export const bundleHeaders = { entries: "x-entries", leftOut: "x-left-out" } as const;

/** What components of a package are made for. */
export const packageFrameworks = ["react", "vue"] as const;

export type PackageFramework = (typeof packageFrameworks)[number];

/** How much a bundle may hold. */
export const bundleLimits = {
  icons: 1000,
  /** Formats and sizes in one ZIP. */
  formats: 12,
  /** Files of icons in one ZIP. */
  files: 5000,
  /** Pixels of all pictures in one ZIP. */
  pixels: 1_000_000_000,
  /** Edge of a picture of the same size as all of a set of favicons. */
  setEdge: 800,
  /** Letters of the name of a bundle. */
  name: 60,
} as const;

/** How a font's class names may begin. */
export const fontPrefix = { pattern: /^[a-z][a-z\d-]{0,19}$/, fallback: "icon" } as const;
