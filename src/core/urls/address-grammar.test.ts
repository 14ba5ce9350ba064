import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { palette } from "../icons/palette.ts";
import { sortOrders } from "../search/search.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  licenceClasses,
  operatingSystems,
  techniques,
  weights,
} from "../icons/vocabulary.ts";
import { blankAddress, type Address, type AddressFilters } from "./address.ts";
import { parseAddress, printAddress } from "./address-grammar.ts";
import { reservedSegments } from "./base-paths.ts";
import { cleanTerm, termMaxLength } from "./clean-term.ts";
import { filterTokens } from "./filter-tokens.ts";

const code = fc
  .stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  .filter((text) => !reservedSegments.includes(text) && !text.startsWith("family-"));
const term = fc
  .string({ unit: "grapheme", minLength: 1 })
  .map(cleanTerm)
  .filter((text) => text !== "");
const paletteHexes = new Set(palette.map(({ hex }) => hex.toLowerCase()));
const hexColor = fc
  .stringMatching(/^#[0-9a-f]{6}$/)
  .filter((hex) => !paletteHexes.has(hex)) as fc.Arbitrary<`#${string}`>;
const filters = fc.record(
  {
    color: fc.oneof(fc.constantFrom(...palette.map(({ name }) => name)), hexColor),
    ai: fc.oneof(fc.constant(""), term),
    origin: fc.constantFrom("external" as const, "authors" as const),
    animated: fc.boolean(),
    colors: fc.constantFrom(...colorClasses),
    aesthetic: fc.constantFrom(...aesthetics),
    trendiness: fc.constantFrom(...eras),
    nocorrect: fc.constant(true as const),
    author: code,
    style: code,
    os: fc.constantFrom(...operatingSystems),
    corners: fc.constantFrom(...cornerKinds),
    technique: fc.constantFrom(...techniques),
    stroke: fc.constantFrom(...weights),
    size: fc.integer({ min: 1, max: 9999 }),
    family: code,
    category: code,
    licence: fc.constantFrom(...licenceClasses),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AddressFilters>;
const restyling = fc.record(
  {
    color: fc.stringMatching(/^#[0-9a-f]{6}$/) as fc.Arbitrary<`#${string}`>,
    size: fc.integer({ min: 1, max: 9999 }),
    stroke: fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 100),
  },
  { requiredKeys: [] },
);
const listAddress = fc
  .record({
    page: fc.constantFrom("search" as const, "style" as const, "family" as const, "styles" as const, "new" as const),
    term,
    filters,
    subject: code,
    sort: fc.constantFrom(...sortOrders),
    isGrouped: fc.boolean(),
    pageNumber: fc.integer({ min: 1, max: 99_999 }),
    icon: fc.oneof(fc.constant(""), fc.stringMatching(/^[\w-]{1,12}$/)),
    restyling,
  })
  .map(({ subject, ...rest }): Address => {
    const address: Address = Object.assign(blankAddress(rest.page), rest);
    if (address.page !== "search") address.term = "";
    if (address.page === "style") address.filters.style = subject;
    if (address.page === "family") address.filters.family = subject;
    return address;
  });
const iconAddress = fc
  .record({ icon: fc.stringMatching(/^[\w-]{1,12}$/), iconName: fc.oneof(fc.constant(""), code), restyling })
  .map((rest): Address => Object.assign(blankAddress("icon"), rest));

describe("the address grammar", () => {
  it("reads back exactly what it wrote", () => {
    fc.assert(
      fc.property(fc.oneof(listAddress, iconAddress), (address) => {
        expect(parseAddress(printAddress(address))).toEqual({ address, problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  it("gives any text either no page or one canonical address that means the same", () => {
    const wild = fc.oneof(
      fc.string({ unit: "binary" }).map((text) => `/icons/set/${text}`),
      fc.string().map((text) => `/icons/${text}`),
      fc
        .array(fc.oneof(code, fc.constantFrom("--", "red", "animated", "c-", "%", "?", "page=", "/", "#")), {
          maxLength: 12,
        })
        .map((parts) => `/icons/set/${parts.join("")}`),
      fc.string(),
    );
    fc.assert(
      fc.property(wild, (href) => {
        const parsed = parseAddress(href);
        if (!parsed) return;
        const canonical = printAddress(parsed.address);
        expect(parseAddress(canonical)).toEqual({ address: parsed.address, problems: [] });
        expect(printAddress(parseAddress(canonical)!.address)).toBe(canonical);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["/icons", blankAddress("landing")],
    ["/icons/set/home", { ...blankAddress("search"), term: "home" }],
    ["/icons/set/home--style-lucide", { ...blankAddress("search"), term: "home", filters: { style: "lucide" } }],
    ["/icons/phosphor-thin", { ...blankAddress("style"), filters: { style: "phosphor-thin" } }],
    ["/icons/lucide--static", { ...blankAddress("style"), filters: { style: "lucide", animated: false } }],
    ["/icons/family-phosphor", { ...blankAddress("family"), filters: { family: "phosphor" } }],
    ["/icons/styles", blankAddress("styles")],
    ["/icons/new--style-lucide", { ...blankAddress("new"), filters: { style: "lucide" } }],
    ["/icon/a1b2c3d4e/arrow-left", { ...blankAddress("icon"), icon: "a1b2c3d4e", iconName: "arrow-left" }],
    [
      "/icons/set/%E5%AE%B6--c-00ff7f--ai-warm--external--duo--kids--retro--nocorrect--author-google--os-ios--corners-sharp--technique-3d--stroke-black--size-24",
      {
        ...blankAddress("search"),
        term: "家",
        filters: {
          color: "#00ff7f",
          ai: "warm",
          origin: "external",
          colors: "duo",
          aesthetic: "kids",
          trendiness: "retro",
          nocorrect: true,
          author: "google",
          os: "ios",
          corners: "sharp",
          technique: "3d",
          stroke: "black",
          size: 24,
        },
      },
    ],
    [
      "/icons/set/cat?category=animals&licence=permissive&sorting=new&grouping=true&page=3&icon=xyz&color=fa5252&size=48&stroke=1.5",
      {
        ...blankAddress("search"),
        term: "cat",
        filters: { category: "animals", licence: licenceClasses[0] },
        sort: "new",
        isGrouped: true,
        pageNumber: 3,
        icon: "xyz",
        restyling: { color: "#fa5252", size: 48, stroke: 1.5 },
      },
    ],
  ])("knows %s", (href, address) => {
    expect(parseAddress(href)).toEqual({ address, problems: [] });
    expect(printAddress(address as Address)).toBe(href);
  });

  it.each([
    ["/icons/set/home--c-12345", "/icons/set/home", "invalid_color"],
    ["/icons/set/home--c-gggggg--animated", "/icons/set/home--animated", "invalid_color"],
    ["/icons/set/home--corners-odd", "/icons/set/home", "invalid_value"],
    ["/icons/set/home--whatever", "/icons/set/home", "unknown_token"],
    ["/icons/set/home--red--blue", "/icons/set/home--red", "repeated_filter"],
    ["/icons/set/shopping%20cart!", "/icons/set/shopping-cart", "unclean_term"],
  ])("reads %s as %s and says what was wrong", (href, canonical, reason) => {
    const parsed = parseAddress(href)!;
    expect(printAddress(parsed.address)).toBe(canonical);
    expect(parsed.problems.map((problem) => problem.reason)).toEqual([reason]);
  });

  it("writes a hex colour that is in the palette by its name", () => {
    for (const { name, hex } of palette) {
      const parsed = parseAddress(`/icons/set/home--c-${hex.slice(1)}`)!;
      expect(printAddress(parsed.address)).toBe(`/icons/set/home--${name}`);
    }
  });

  it("sorts filters into the order of the table", () => {
    const parsed = parseAddress("/icons/set/home--size-24--style-lucide--animated--red")!;
    expect(printAddress(parsed.address)).toBe("/icons/set/home--red--animated--style-lucide--size-24");
  });

  it.each([
    "/",
    "/photos",
    "/icons/set",
    "/icons/set/a/b",
    "/icons/pricing",
    "/icons/%E0%A4%A",
    "/icon",
    "/icon/a/b/c",
  ])("has no page for %s", (href) => {
    expect(parseAddress(href)).toBeUndefined();
  });

  it("falls back to the landing page when a search has no term left", () => {
    expect(printAddress(parseAddress("/icons/set/---red")!.address)).toBe("/icons");
    expect(printAddress({ ...blankAddress("search"), filters: { color: "red" } })).toBe("/icons");
  });

  it("gives every token to one row only", () => {
    fc.assert(
      fc.property(filters, (some) => {
        for (const { key, write } of filterTokens) {
          const value = some[key];
          if (value === undefined) continue;
          const readers = filterTokens.filter(({ read }) => read(write(value)) !== undefined);
          expect(readers.map((reader) => reader.key)).toEqual([key]);
        }
      }),
    );
  });
});

describe("cleaning a term", () => {
  it("changes nothing the second time, whatever comes in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const cleaned = cleanTerm(text);
        expect(cleanTerm(cleaned)).toBe(cleaned);
        expect(Array.from(cleaned).length).toBeLessThanOrEqual(termMaxLength);
        expect(cleaned).not.toMatch(/--|^-|-$|[\s`~!@#$^&*()_|+=?;:",.<>{}[\]\\/]/);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["  Shopping   Cart ", "shopping-cart"],
    ["c++ & c#", "c-c"],
    ["__init__", "init"],
    ["Größe", "größe"],
    ["ショッピング カート", "ショッピング-カート"],
    ["!!!", ""],
    ["x".repeat(80), "x".repeat(50)],
  ])("turns %j into %j", (text, cleaned) => {
    expect(cleanTerm(text)).toBe(cleaned);
  });
});
