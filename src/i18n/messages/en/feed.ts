export const feed = {
  title: "New icons – Iconarium",
  titleOfStyle: "New {style} icons – Iconarium",
  description: "The icons that arrived last, newest first, each with its author and licence.",
} as const;
