import { expect, test } from "vitest";
import { openSample, sampleFacts } from "../../../tests/harness/site/sample-index.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { toSearchFilters } from "./search-filters.ts";

const catalogue = sampleFacts as unknown as Catalogue;
const index = openSample([
  { name: "home", style: "alphaLine" },
  { name: "home", style: "gamma" },
]);

test("the source of the site’s own authors shows nothing where there are none", () => {
  expect(index.search({ term: "", filters: toSearchFilters({ origin: "authors" }, catalogue) }).total).toBe(0);
  expect(index.search({ term: "", filters: toSearchFilters({ origin: "external" }, catalogue) }).total).toBe(2);
});

test("an era without styles is not offered and shows nothing", () => {
  const { facets } = index.search({ term: "home", facets: true });
  expect([...facets!.trendiness.keys()]).toEqual(["2020s"]);
  expect(index.search({ term: "", filters: toSearchFilters({ trendiness: "2000s" }, catalogue) }).total).toBe(0);
});
