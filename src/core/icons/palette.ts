/** The fifteen colors a person can filter by and recolor with (product vocabulary, in display order). */
export const palette = [
  { name: "black", hex: "#1A1A1A" },
  { name: "dark-gray", hex: "#4D4D4D" },
  { name: "middle-gray", hex: "#737373" },
  { name: "light-gray", hex: "#EBEBEB" },
  { name: "white", hex: "#FFFFFF" },
  { name: "red", hex: "#FA5252" },
  { name: "orange", hex: "#FD7E14" },
  { name: "yellow", hex: "#FAB005" },
  { name: "green", hex: "#40C057" },
  { name: "mint", hex: "#12B886" },
  { name: "cyan", hex: "#22C3E6" },
  { name: "blue", hex: "#228BE6" },
  { name: "purple", hex: "#7950F2" },
  { name: "magenta", hex: "#C850F2" },
  { name: "pink", hex: "#F25081" },
] as const;

export type PaletteColor = (typeof palette)[number]["name"];
