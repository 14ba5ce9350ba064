/** How somebody takes an icon: looks at it closely, or has it away, alone or in a bundle. */
export const downloadKinds = ["click", "copy", "download", "drag", "bundle"] as const;

export type DownloadKind = (typeof downloadKinds)[number];

/** Icons that may be taken at once. */
export const mostDownloadedAtOnce = 1_000;
