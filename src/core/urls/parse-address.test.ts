import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../tests/harness/files/icon-customizations.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { palette } from "../icons/palette.ts";
import { sortOrders } from "../search/search.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  licenseClasses,
  operatingSystems,
  techniques,
  weights,
} from "../icons/vocabulary.ts";
import { blankAddress, type Address, type AddressFilters } from "./address.ts";
import { parseAddress, formatAddress } from "./parse-address.ts";
import { cleanTerm, searchWords, termMaxLength } from "./normalize-query.ts";
import { emojiWords } from "./emoji-words.ts";
import { filterTokens } from "./filter-grammar.ts";
import { knownTerms } from "./known-terms.ts";
import { reservedSegments } from "./path-codes.ts";

const code = fc
  .stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/)
  .filter((text) => !reservedSegments.includes(text) && !/^(family|group)-/.test(text));
const term = fc
  .oneof(
    { weight: 4, arbitrary: fc.string({ unit: "grapheme", minLength: 1 }).map(cleanTerm) },
    fc.constantFrom(...knownTerms, ...Object.values(emojiWords).flat()),
  )
  .filter((text) => text !== "");
const paletteHexes = new Set(palette.map(({ hex }) => hex.toLowerCase()));
const hexColor = fc
  .stringMatching(/^#[0-9a-f]{6}$/)
  .filter((hex) => !paletteHexes.has(hex)) as fc.Arbitrary<`#${string}`>;
const listPages = ["search", "emoji", "style", "family", "author", "styles", "new", "clip-art"] as const;
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
    license: fc.constantFrom(...licenseClasses),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<AddressFilters>;
/** Addresses as they are settled: nothing set that their page does not have. */
const listAddress = fc
  .record({
    page: fc.constantFrom(...listPages),
    term,
    typed: fc.oneof(fc.constant(""), term),
    filters,
    alias: fc.oneof(fc.constant(""), term),
    subject: code,
    emoji: fc.constantFrom(...Object.values(emojiWords).flat()),
    sort: fc.constantFrom(...sortOrders),
    isGrouped: fc.boolean(),
    pageNumber: fc.integer({ min: 1, max: 99_999 }),
    icon: fc.oneof(fc.constant(""), fc.stringMatching(/^[\w-]{1,12}$/)),
    customization: iconCustomizations,
  })
  .map(({ subject, emoji, ...rest }): Address => {
    const address: Address = Object.assign(blankAddress(rest.page), rest);
    const { page } = address;
    if (page !== "search") address.term = page === "emoji" ? emoji : "";
    if (page !== "search" || address.typed === address.term) address.typed = "";
    if (page !== "author") address.alias = "";
    if (page === "style" || page === "family" || page === "author") address.filters[page] = subject;
    if (address.alias !== "" && address.filters.style !== undefined) address.pack = address.filters.category ?? "";
    return address;
  });
const plainAddress = fc
  .record({ page: fc.constantFrom("landing", "search-by-image", "collections"), customization: iconCustomizations })
  .map(({ page, ...rest }): Address => Object.assign(blankAddress(page as "landing"), rest));
const iconAddress = fc
  .record({
    icon: fc.stringMatching(/^[\w-]{1,12}$/),
    iconName: fc.oneof(fc.constant(""), code),
    customization: iconCustomizations,
  })
  .map((rest): Address => Object.assign(blankAddress("icon"), rest));
const collectionAddress = fc
  .record({
    collection: fc.stringMatching(/^[\w-]{1,64}$/),
    icon: fc.stringMatching(/^[\w-]{0,12}$/),
    customization: iconCustomizations,
  })
  .map((rest): Address => Object.assign(blankAddress("collection"), rest));

/** What addresses are made of, and what they should not be made of. */
const pieces = [
  "-- --- / // ? & # % %2F %00 %E0%A4%A %20 + . \\ \u202E -",
  "home Shopping%20cart c++ emoji 絵文字 popular lucide family- group- set styles new animals",
  "red c-fa5252 c-123 c-xyzxyz ai ai-cat external animated static duo kids retro nocorrect author-ibm style-lucide",
  "os-ios os-beos corners-sharp technique-3d stroke-black size-24 size-0 RED",
  "?page= 3 &typed= ?category= &family= &icon= &look= size-48 _rotate- _",
].flatMap((line) => line.split(" "));

describe("the URL grammar", () => {
  it("parses exactly what it serialized", () => {
    fc.assert(
      fc.property(fc.oneof(listAddress, plainAddress, iconAddress, collectionAddress), (address) => {
        expect(parseAddress(formatAddress(address))).toEqual({ address, problems: [] });
      }),
      { numRuns: amount(500, 20000) },
    );
  });

  it("maps any text either to no page or to one equivalent canonical URL", { timeout: 300_000 }, () => {
    const starts = [
      "/icons/set/",
      "/icon/set/",
      "/icons/",
      "/icon/",
      "/icons/authors/",
      "/icons/styles/",
      "/ICON/new-icons/",
      "",
    ];
    const piece = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...pieces) },
      code,
      fc.string({ maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 4 }),
    );
    const wild = fc
      .tuple(fc.constantFrom(...starts), fc.array(piece, { maxLength: 9 }))
      .map(([start, parts]) => start + parts.join(""));
    fc.assert(
      fc.property(wild, (href) => {
        const parsed = parseAddress(href);
        for (const address of [parsed?.address, parsed?.otherwise]) {
          if (!address) continue;
          const canonical = formatAddress(address);
          expect(canonical).toMatch(/^\/icons?(?:\/(?![/\\])|[?]|$)/);
          const again = parseAddress(canonical)!;
          expect(formatAddress(again.address)).toBe(canonical);
          expect(again).toEqual({ address, problems: [] });
        }
      }),
      { numRuns: amount(2_000, 100_000), seed: 20_260_101 },
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
    ["/icons/presentation-clip-art--red", { ...blankAddress("clip-art"), filters: { color: "red" } }],
    ["/icons/search-by-image", blankAddress("search-by-image")],
    [
      "/icon/set/%E7%B5%B5%E6%96%87%E5%AD%97/emoji--animated",
      { ...blankAddress("emoji"), term: "絵文字", filters: { animated: true } },
    ],
    ["/icons/set/c%2B%2B--red", { ...blankAddress("search"), term: "c++", filters: { color: "red" } }],
    ["/icons/set/node.js", { ...blankAddress("search"), term: "node.js" }],
    ["/icons/set/shopping?typed=shoping", { ...blankAddress("search"), term: "shopping", typed: "shoping" }],
    ["/icons/authors/google", { ...blankAddress("author"), filters: { author: "google" } }],
    [
      "/icons/authors/google/google-inc--red",
      { ...blankAddress("author"), alias: "google-inc", filters: { author: "google", color: "red" } },
    ],
    [
      "/icons/authors/google/google-inc/noto/animals--animated",
      {
        ...blankAddress("author"),
        alias: "google-inc",
        pack: "animals",
        filters: { author: "google", style: "noto", category: "animals", animated: true },
      },
    ],
    ["/icons/styles--animated--mono", { ...blankAddress("styles"), filters: { animated: true, colors: "mono" } }],
    ["/icons/new--animated--style-lucide", { ...blankAddress("new"), filters: { animated: true, style: "lucide" } }],
    ["/icon/a1b2c3d4e/arrow--left", { ...blankAddress("icon"), icon: "a1b2c3d4e", iconName: "arrow--left" }],
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
      "/icons/set/cat?category=animals&license=permissive&sorting=new&grouping=true&page=3&icon=xyz&look=size-48_color-fa5252_stroke-1.5",
      {
        ...blankAddress("search"),
        term: "cat",
        filters: { category: "animals", license: licenseClasses[0] },
        sort: "new",
        isGrouped: true,
        pageNumber: 3,
        icon: "xyz",
        customization: { size: 48, color: "#fa5252", stroke: 1.5 },
      },
    ],
  ])("supports %s", (href, address) => {
    expect(parseAddress(href)).toEqual({ address, problems: [] });
    expect(formatAddress(address as Address)).toBe(href);
  });

  it.each([
    ["/icons/set/home--c-12345", "/icons/set/home", "invalid_color"],
    ["/icons/set/home--c-1234567", "/icons/set/home", "invalid_color"],
    ["/icons--whatever", "/icons", "unknown_token"],
    ["/icons/set/home--os-beos", "/icons/set/home", "invalid_value"],
    ["/icons/set/home--size-0", "/icons/set/home", "invalid_value"],
    ["/icons/lucide--style-tabler", "/icons/lucide", "repeated_filter"],
    ["/icons/set/C%2B%2B", "/icons/set/c%2B%2B", "unclean_term"],
    ["/icons/set/home--c-gggggg--animated", "/icons/set/home--animated", "invalid_color"],
    ["/icons/set/home--corners-odd", "/icons/set/home", "invalid_value"],
    ["/icons/set/home--whatever", "/icons/set/home", "unknown_token"],
    ["/icons/set/home--red--blue", "/icons/set/home--red", "repeated_filter"],
    ["/icons/set/shopping%20cart!", "/icons/set/shopping-cart", "unclean_term"],
  ])("parses %s as %s and reports the error", (href, canonical, reason) => {
    const parsed = parseAddress(href)!;
    expect(formatAddress(parsed.address)).toBe(canonical);
    expect(parsed.problems.map((problem) => problem.reason)).toEqual([reason]);
  });

  it("serializes a hex color of the palette by its name", () => {
    for (const { name, hex } of palette) {
      const parsed = parseAddress(`/icons/set/home--c-${hex.slice(1)}`)!;
      expect(formatAddress(parsed.address)).toBe(`/icons/set/home--${name}`);
    }
  });

  it("sorts filters into the order of the table", () => {
    const parsed = parseAddress("/icons/set/home--size-24--style-lucide--animated--red")!;
    expect(formatAddress(parsed.address)).toBe("/icons/set/home--red--animated--style-lucide--size-24");
  });

  it.each([
    ["/icon/set/home", "/icons/set/home"],
    ["/icon/set/home/lucide--animated", "/icons/set/home--animated--style-lucide"],
    ["/icon/set/emoji/lucide", "/icons/set/emoji--style-lucide"],
    ["/icon/set/Emoji/EMOJI", "/icon/set/emoji/emoji"],
    ["/icon/new-icons", "/icons/new"],
    ["/icon/new-icons/lucide--static", "/icons/new--static--style-lucide"],
    ["/icons/group-tabler", "/icons/family-tabler"],
    ["/icons/styles/animated", "/icons/styles--animated"],
    ["/icons/styles/mono/animated--red", "/icons/styles--red--animated--mono"],
    ["/icons/styles/lucide", "/icons/lucide"],
    ["/icons/styles/group-tabler", "/icons/family-tabler"],
    ["/icons/styles/group-", "/icons/styles"],
    ["/ICONS/Set/home--RED", "/icons/set/home--red"],
    ["/icons/LUCIDE", "/icons/lucide"],
    ["/icons/set/home/", "/icons/set/home"],
    ["/icons/set/home----red--", "/icons/set/home--red"],
    ["/icons/authors/google--style-noto", "/icons/authors/google--style-noto"],
    ["/icons/authors/google/google--style-noto?category=animals", "/icons/authors/google/google/noto/animals"],
    ["/icons/search-by-image--red?sorting=new&page=4", "/icons/search-by-image"],
  ])("treats %s as an alias of %s", (href, canonical) => {
    const parsed = parseAddress(href)!;
    expect(formatAddress(parsed.address)).toBe(canonical);
    expect(parsed.problems.filter(({ reason }) => reason !== "unclean_term")).toEqual([]);
  });

  it("redirects the group of an unknown family", () => {
    expect(formatAddress(parseAddress("/icons/styles/group-x--animated")!.otherwise!)).toBe("/icons/styles--animated");
    expect(parseAddress("/icons/group-x")!.otherwise).toBeUndefined();
  });

  it.each([
    "/",
    "/photos",
    "/icons/set",
    "/icons/set/a/b",
    "/icons/pricing",
    "/icons/authors",
    "/icons/authors/a/b/c/d/e",
    "/icons/authors/a/b/%20",
    "/icons/family-",
    "/icons/group-",
    "/icons/styles//",
    "/icons/styles/%20",
    "/icons/styles/lucide/tabler",
    "/icons/styles/---",
    "/icon/set",
    "/icon/set/a/b/c",
    "/icon/set/a/!",
    "/icon/new-icons/a/b",
    "/icons/collections/a.b",
    "/icon/collections/a/b",
    "/icons%2Fset%2Fhome",
    "//icons/set/home",
    "/icons/%E0%A4%A",
    "/icon",
    "/icon/a/b/c",
  ])("has no page for %s", (href) => {
    expect(parseAddress(href)).toBeUndefined();
  });

  it("redirects a search without a remaining term to the landing page", () => {
    expect(formatAddress(parseAddress("/icons/set/---red")!.address)).toBe("/icons");
    expect(formatAddress({ ...blankAddress("search"), filters: { color: "red" } })).toBe("/icons");
  });

  it("assigns every token to one row only", () => {
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

describe("normalizing a term", () => {
  it("is idempotent for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const cleaned = cleanTerm(text);
        expect(cleanTerm(cleaned)).toBe(cleaned);
        expect(Array.from(cleaned).length).toBeLessThanOrEqual(termMaxLength);
        if (knownTerms.has(cleaned)) return;
        expect(cleaned).not.toMatch(/--|^-|-$|[\s`~!@#$^&*()_|+=?;:",.<>{}[\]\\/]/);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["  Shopping   Cart ", "shopping-cart"],
    ["c++ & c#", "c-c"],
    ["C++", "c++"],
    ["#️⃣", "#️⃣"],
    ["🏠 ❤️", "🏠-❤️"],
    ["  Node.js ", "node.js"],
    ["node.js logo", "node-js-logo"],
    ["__init__", "init"],
    ["Größe", "größe"],
    ["ショッピング カート", "ショッピング-カート"],
    ["!!!", ""],
    ["x".repeat(80), "x".repeat(50)],
  ])("turns %j into %j", (text, cleaned) => {
    expect(cleanTerm(text)).toBe(cleaned);
  });
});

describe("names with special characters", () => {
  it("are preserved and have words that find them", () => {
    for (const name of knownTerms) {
      expect(cleanTerm(name)).toBe(name);
      expect(searchWords(name)).not.toMatch(/\s{2}|^\s|\s$|^$/);
      expect(formatAddress(parseAddress(`/icons/set/${encodeURIComponent(name)}`)!.address)).toBe(
        `/icons/set/${encodeURIComponent(name)}`,
      );
    }
  });
});

describe("emoji words", () => {
  it("are valid terms in URLs, with pages in all languages", () => {
    for (const word of Object.values(emojiWords).flat()) {
      expect(cleanTerm(word)).toBe(word);
      const parsed = parseAddress(`/icon/set/${encodeURIComponent(word)}/emoji`)!;
      expect(parsed).toEqual({ address: { ...blankAddress("emoji"), term: word }, problems: [] });
    }
  });
});
