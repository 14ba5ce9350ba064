import type { FilterKey } from "../../../core/urls/address.ts";

/** What styles are told apart by. */
export const stylesFilters: readonly FilterKey[] = [
  "animated",
  "colors",
  "technique",
  "stroke",
  "corners",
  "aesthetic",
  "trendiness",
  "os",
  "size",
];
