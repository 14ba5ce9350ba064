import { describe, expect, it } from "vitest";
import {
  blankAddress,
  popularTerm,
  type Address,
  type AddressFilters,
  type FilterKey,
  type PageKind,
} from "./address.ts";
import { parseAddress, formatAddress } from "./parse-address.ts";
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
  license: ["ofl", "permissive"],
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
  it.each(pairs)("%s then %s keeps both unless a rule excludes it", (first, second) => {
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

  it("allows a color with static icons", () => {
    expect(setFilter(search({ color: "red" }), { key: "animated", value: false }).filters.color).toBe("red");
  });

  it.each(keys.filter((key) => key !== "style"))("a color style applies the rules of %s", (key) => {
    const after = setFilter(
      search({ [key]: examples[key][0] }),
      { key: "style", value: "noto" },
      { isColorStyle: true },
    );
    expect(key in after.filters).toBe(key !== "color" && key !== "family");
  });

  it("a color style excludes single-color icons, another style doesn't", () => {
    const mono = search({ colors: "mono" });
    expect(setFilter(mono, { key: "style", value: "noto" }, { isColorStyle: true }).filters.colors).toBeUndefined();
    expect(setFilter(mono, { key: "style", value: "lucide" }).filters.colors).toBe("mono");
  });
});

/** One address of every other list. */
const lists: Partial<Record<PageKind, Address>> = {
  emoji: { ...blankAddress("emoji"), term: "絵文字" },
  style: { ...blankAddress("style"), filters: { style: "noto" } },
  family: { ...blankAddress("family"), filters: { family: "fluent" } },
  author: { ...blankAddress("author"), alias: "google", filters: { author: "google" } },
  styles: blankAddress("styles"),
  new: blankAddress("new"),
  "clip-art": blankAddress("clip-art"),
};

describe.each(Object.entries(lists))("choosing filters on the page %s", (page, list) => {
  it("keeps both of every pair unless a rule excludes it, in a URL with the same meaning", () => {
    for (const [first, second] of pairs) choose(first, second);
  });

  function choose(first: FilterKey, second: FilterKey): void {
    const one = setFilter(list, { key: first, value: examples[first][0] });
    const two = setFilter({ ...one, pageNumber: 3, icon: "abc" }, { key: second, value: examples[second][1] });
    const gone = new Set([...removals, ...(page === "family" ? ["style then family"] : [])]);
    const pair = `${first} then ${second}`;
    expect(one.filters[first], pair).toBe(examples[first][0]);
    expect(two.filters[second], pair).toBe(examples[second][1]);
    expect(two.filters[first], pair).toBe(gone.has(pair) ? undefined : examples[first][0]);
    expect(two).toMatchObject({ pageNumber: 1, icon: "" });
    for (const after of [one, two, setFilter(two, { key: second, value: undefined }), clearFilters(two)]) {
      expect(parseAddress(formatAddress(after))).toEqual({ address: after, problems: [] });
    }
  }

  it("keeps the page when all filters are cleared", () => {
    const filtered = setFilter(list, { key: "corners", value: "sharp" });
    expect(formatAddress(clearFilters(filtered))).toBe(formatAddress(list));
  });

  it("leads to a search with the same filters when a term is entered", () => {
    const after = setTerm(setFilter(list, { key: "corners", value: "sharp" }), "Shopping cart");
    expect(after).toEqual({
      ...search({ ...list.filters, corners: "sharp" }),
      term: "shopping-cart",
      pageNumber: 1,
      icon: "",
    });
  });
});

const removeAuthor = (address: Address) => formatAddress(setFilter(address, { key: "author", value: undefined }));

describe("author pages", () => {
  const author = lists.author!;
  it("gain the chosen style, then the category, and lose them again", () => {
    const style = setFilter(author, { key: "style", value: "noto" });
    expect(formatAddress(style)).toBe("/icons/authors/google/google/noto");
    const pack = setFilter(style, { key: "category", value: "food" });
    expect(formatAddress(pack)).toBe("/icons/authors/google/google/noto/food");
    expect(pack.pack).toBe("food");
    expect(formatAddress(setFilter(pack, { key: "category", value: undefined }))).toBe(
      "/icons/authors/google/google/noto",
    );
    expect(formatAddress(setFilter(pack, { key: "style", value: undefined }))).toBe(
      "/icons/authors/google/google?category=food",
    );
    expect(formatAddress(setFilter(style, { key: "style", value: undefined }))).toBe("/icons/authors/google/google");
    expect(formatAddress(clearFilters(pack))).toBe("/icons/authors/google/google");
  });

  it("become the page of another author without the name of the first", () => {
    const other = setFilter(author, { key: "author", value: "ibm" });
    expect(formatAddress(other)).toBe("/icons/authors/ibm");
    const inStyle = setFilter(author, { key: "style", value: "noto" });
    expect(formatAddress(setFilter(inStyle, { key: "author", value: "ibm" }))).toBe("/icons/authors/ibm--style-noto");
    expect(formatAddress(setFilter(author, { key: "author", value: "google" }))).toBe(formatAddress(author));
  });

  it("without their author become the page of the style or family, or list everything", () => {
    const inStyle = setFilter(author, { key: "style", value: "noto" });
    const inFamily = setFilter(author, { key: "family", value: "noto" });
    expect(removeAuthor(inStyle)).toBe("/icons/noto");
    expect(removeAuthor(inFamily)).toBe("/icons/family-noto");
    expect(removeAuthor(author)).toBe("/icons/set/popular");
  });
});

describe("style and family pages", () => {
  const style: Address = { ...blankAddress("style"), filters: { style: "lucide", corners: "rounded" } };
  const family: Address = { ...blankAddress("family"), filters: { family: "carbon", corners: "rounded" } };

  it("stay on their path when another style or family is chosen", () => {
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

  it("become a search in that style when a term is entered", () => {
    expect(setTerm(style, "Shopping cart")).toMatchObject({
      page: "search",
      term: "shopping-cart",
      filters: { style: "lucide", corners: "rounded" },
    });
  });
});
