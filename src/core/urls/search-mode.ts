import type { Address } from "./address.ts";

/** The same search by what its words mean, as they were typed. */
export function searchByMeaning(address: Address): Address {
  const { nocorrect: _, ...filters } = address.filters;
  const term = address.typed === "" ? address.term : address.typed;
  return startAnew({
    ...address,
    term,
    typed: "",
    filters: { ...filters, ai: "" },
    sort: "relevance",
    isGrouped: false,
  });
}

/** The same search by its words. */
export function searchByWords(address: Address): Address {
  const { ai: _, ...filters } = address.filters;
  return startAnew({ ...address, filters });
}

const startAnew = (address: Address): Address => ({ ...address, pageNumber: 1, icon: "" });
