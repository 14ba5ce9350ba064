import type { Catalogue } from "../catalogue/catalogue.ts";
import type { ColumnFile } from "../columns.ts";
import type { SearchIndex } from "./search.ts";

/** What filters are called and which styles they stand for. */
export type SearchFacts = Pick<Catalogue, "styles" | "families" | "authors" | "categories" | "licences">;

/** Opens an index made by `buildSearchIndex` without copying its columns. */
export type OpenSearchIndex = (columns: ColumnFile, facts: SearchFacts) => SearchIndex;
