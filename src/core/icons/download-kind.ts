/** How somebody takes an icon: looks at it closely, or has it away, alone or in a bundle. */
export const takeKinds = ["click", "copy", "download", "drag", "bundle"] as const;

export type TakeKind = (typeof takeKinds)[number];

/** Icons that may be taken at once. */
export const mostTakenAtOnce = 1_000;
