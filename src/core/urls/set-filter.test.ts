import { describe, expect, it } from "vitest";
import { blankAddress, popularTerm, type Address, type AddressFilters, type FilterKey } from "./address.ts";
import { clearFilters, setFilter, setTerm } from "./set-filter.ts";

/** Two values of every filter that an address can carry. */
const examples: { [Key in FilterKey]-?: [NonNullable<AddressFilters[Key]>, NonNullable<AddressFilters[Key]>] } = {
  color: ["red", "#123456"],
  ai: ["", "warm"],
  origin: ["external", "authors"],
  animated: [false, true],
  colors: ["duo", "gradient"],
  aesthetic: ["kids", "games"],
  trendiness: ["new", "retro"],
  nocorrect: [true, true],
  author: ["google", "ibm"],
  style: ["lucide", "tabler"],
  os: ["ios", "web"],
  corners: ["sharp", "rounded"],
  technique: ["3d", "flat"],
  stroke: ["black", "regular"],
  size: [16, 24],
  family: ["phosphor", "carbon"],
  category: ["animals", "food"],
  licence: ["ofl", "permissive"],
};
const keys = Object.keys(examples) as FilterKey[];
const search = (filters: AddressFilters): Address => ({
  ...blankAddress("search"),
  term: "home",
  filters,
  pageNumber: 4,
  icon: "abc",
});
const pairs = keys.flatMap((first) =>
  keys.filter((second) => second !== first).map((second) => [first, second] as const),
);

/** Which filter goes when another is chosen: the whole table of rules. */
const removals = new Set(["color then animated", "style then family", "family then style"]);

describe("choosing a filter", () => {
  it.each(pairs)("%s then %s keeps both unless a rule says otherwise", (first, second) => {
    const after = setFilter(search({ [first]: examples[first][0] }), { key: second, value: examples[second][1] });
    expect(after.filters[second]).toBe(examples[second][1]);
    expect(after.filters[first]).toBe(removals.has(`${first} then ${second}`) ? undefined : examples[first][0]);
    expect(after).toMatchObject({ page: "search", term: "home", pageNumber: 1, icon: "" });
  });

  it.each(keys)("%s is replaced by another value and cleared without a trace", (key) => {
    const before = search({ [key]: examples[key][0] });
    const replaced = setFilter(before, { key, value: examples[key][1] });
    expect(replaced.filters).toEqual({ [key]: examples[key][1] });
    expect(setFilter(replaced, { key, value: undefined }).filters).toEqual({});
    expect(before.filters).toEqual({ [key]: examples[key][0] });
  });

  it("lets a colour stand beside still icons", () => {
    expect(setFilter(search({ color: "red" }), { key: "animated", value: false }).filters.color).toBe("red");
  });

  it.each(keys.filter((key) => key !== "style"))("a colour style treats %s by its rules", (key) => {
    const after = setFilter(
      search({ [key]: examples[key][0] }),
      { key: "style", value: "noto" },
      { isColorStyle: true },
    );
    expect(key in after.filters).toBe(key !== "color" && key !== "family");
  });

  it("a colour style rules out single-colour icons, another style does not", () => {
    const mono = search({ colors: "mono" });
    expect(setFilter(mono, { key: "style", value: "noto" }, { isColorStyle: true }).filters.colors).toBeUndefined();
    expect(setFilter(mono, { key: "style", value: "lucide" }).filters.colors).toBe("mono");
  });
});

describe("style and family pages", () => {
  const style: Address = { ...blankAddress("style"), filters: { style: "lucide", corners: "rounded" } };
  const family: Address = { ...blankAddress("family"), filters: { family: "carbon", corners: "rounded" } };

  it("stay what they are when another style or family is chosen", () => {
    expect(setFilter(style, { key: "style", value: "tabler" })).toMatchObject({
      page: "style",
      filters: { style: "tabler", corners: "rounded" },
    });
  });

  it("turn into each other", () => {
    expect(setFilter(style, { key: "family", value: "carbon" })).toMatchObject({ page: "family" });
    expect(setFilter(family, { key: "style", value: "lucide" })).toMatchObject({ page: "style" });
  });

  it("without their subject list everything with the other filters kept", () => {
    for (const after of [
      setFilter(style, { key: "style", value: undefined }),
      setFilter(family, { key: "family", value: undefined }),
    ]) {
      expect(after).toMatchObject({ page: "search", term: popularTerm, filters: { corners: "rounded" } });
    }
  });

  it("keep their subject when all filters are cleared", () => {
    expect(clearFilters(style).filters).toEqual({ style: "lucide" });
    expect(clearFilters(family).filters).toEqual({ family: "carbon" });
    expect(clearFilters(search({ style: "lucide", size: 24 })).filters).toEqual({});
  });

  it("become a search in that style when a term is typed", () => {
    expect(setTerm(style, "Shopping cart")).toMatchObject({
      page: "search",
      term: "shopping-cart",
      filters: { style: "lucide", corners: "rounded" },
    });
  });
});
