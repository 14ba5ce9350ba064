export const feed = {
  title: "New icons – Iconarium",
  titleOfStyle: "New {style} icons – Iconarium",
  description: "The latest icons, newest first, each with its author and license.",
} as const;
