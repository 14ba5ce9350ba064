import type { Address } from "./address.ts";

/** An AI search by the words themselves. */
export function searchByWords(address: Address): Address {
  const { ai: _, ...filters } = address.filters;
  return { ...address, filters, pageNumber: 1, icon: "" };
}
