/** What stands beside icons; the resources of allowances are called the same. */
export const mediaKinds = ["illustration", "photo"] as const;

export type MediaKind = (typeof mediaKinds)[number];

export const mediaFormats = ["svg", "png", "webp"] as const;

export type MediaFormat = (typeof mediaFormats)[number];

/** Widths in px that pictures are made in; those above `freeWidthPx` come with a license. */
export const mediaWidths = [320, 640, 1280, 2560] as const;

export type MediaWidth = (typeof mediaWidths)[number];
