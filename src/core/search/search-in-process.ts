import type { SearchEngine, SearchIndex } from "./search.ts";

/** The engine that asks an index of this process. */
export function searchInProcess(index: SearchIndex): SearchEngine {
  return {
    search: async (query) => index.search(query),
    group: async (query) => index.group(query),
    mix: async (query) => index.mix(query),
    mixGroups: async (query) => index.mixGroups(query),
  };
}
