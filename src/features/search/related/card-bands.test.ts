import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestResults } from "../../../../tests/harness/site/result-request.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { loadAllCards } from "./card-bands.server.ts";
import { linkOption } from "../filters/option-link.ts";
import { loadResultView } from "../results/result-view.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function open(href: string, locale: Locale = "en") {
  const request = await requestResults(site, href, locale);
  const view = await loadResultView(request);
  return { request, address: request.resolved.address, view, cards: await loadAllCards(request) };
}

const bandsOf = async (href: string) => (await open(href)).view.bands.map(({ filter }) => filter);

describe("which options a page shows as cards", () => {
  test.each([
    ["a term that many look for", "/icons/set/home", ["style"]],
    ["the same with filters", "/icons/set/home--technique-outline", ["style"]],
    ["a term like any other", "/icons/set/zebra", []],
    ["everything", "/icons/set/popular", ["category"]],
    ["a category", "/icons/set/arrows", ["style"]],
    ["a category with filters", "/icons/set/arrows--technique-outline", []],
    ["emoji", "/icon/set/emoji/emoji", ["style", "category"]],
    ["an author of several styles", "/icons/authors/tailwind-labs/tailwind-labs", ["style"]],
    ["one style of an author", "/icons/authors/tailwind-labs/tailwind-labs/heroicons-outline", ["category"]],
    ["a pack of an author", "/icons/authors/tailwind-labs/tailwind-labs/heroicons-outline/arrows", ["category"]],
    ["an author of one style", "/icons/authors/lucide-contributors/lucide-contributors", ["category"]],
    ["a family", "/icons/family-heroicons", ["style"]],
    ["a style", "/icons/lucide", []],
    ["rows by style", "/icons/set/home?grouping=true", []],
    ["a later page", "/icons/set/home?page=2", []],
  ])("%s", async (_case, href, bands) => {
    expect(await bandsOf(href)).toEqual(bands);
  });
});

describe("a card", () => {
  test.each([
    "/icons/set/home",
    "/icons/set/home--style-lucide--technique-outline",
    "/icons/set/popular",
    "/icons/set/popular--duo",
    "/icons/set/arrows",
    "/icon/set/emoji/emoji",
    "/icon/set/emoji/emoji--style-emojione",
    "/icon/set/emoji/emoji?category=animals",
    "/icons/authors/tailwind-labs/tailwind-labs",
    "/icons/authors/tailwind-labs/tailwind-labs--technique-filled",
    "/icons/authors/tailwind-labs/tailwind-labs/heroicons-outline/arrows",
    "/icons/family-heroicons",
  ])("on %s leads to as many icons as it shows, and its icons are among them", async (href) => {
    const { address, view } = await open(href);
    for (const { filter, cards, optionCount } of view.bands) {
      expect(cards.length).toBeGreaterThan(0);
      expect(optionCount).toBeGreaterThanOrEqual(cards.length);
      for (const { icons = [], ...card } of cards.slice(0, 4)) {
        expect(icons.length).toBeGreaterThan(0);
        expect(icons.length).toBe(Math.min(3, new Set(icons.map(({ id }) => id)).size));
        const link = linkOption(address, filter, card);
        if (link.isOn) continue;
        const { view: target, request } = await open(link.href);
        expect([link.href, target.total]).toEqual([link.href, card.count]);
        const { term, filters } = request.resolved;
        const found = await site.services.search.search({ term, filters, amount: card.count });
        const ids = new Set(found.icons.map(({ id }) => id));
        expect(icons.filter(({ id }) => !ids.has(id))).toEqual([]);
      }
    }
  });

  test("that is chosen is marked, stays in its place, and its link undoes the choice", async () => {
    const { view, address } = await open("/icons/set/home");
    const [{ cards }] = view.bands as [(typeof view.bands)[0]];
    const { href } = linkOption(address, "style", cards[3]!);
    const chosen = await open(href);
    const [band] = chosen.view.bands as [(typeof view.bands)[0]];
    expect(band.cards.map(({ value }) => value)).toEqual(cards.map(({ value }) => value));
    expect(linkOption(chosen.address, "style", band.cards[3]!)).toEqual({ href: "/icons/set/home", isOn: true });
  });

  test("of a category leads to its page in the reader's language, with all other filters", async () => {
    const { view, address } = await open("/icons/set/popular--duo", "de");
    const card = view.bands[0]!.cards.find(({ value }) => value === "shopping")!;
    expect(card.title).toBe("Einkaufen");
    expect(linkOption(address, "category", card)).toEqual({ href: "/icons/set/einkaufen--duo", isOn: false });
  });

  test("has SVGs or images from the start when it is visible, and can load them otherwise", async () => {
    const { view, cards: all } = await open("/icons/set/popular");
    const [{ cards, drawnCount }] = view.bands as [(typeof view.bands)[0]];
    expect(cards.length).toBeGreaterThan(drawnCount);
    expect(cards.findIndex(({ icons }) => icons === undefined)).toBe(drawnCount);
    const [band] = all.bands as [(typeof view.bands)[0]];
    expect(band.cards.map(({ value }) => value)).toEqual(cards.map(({ value }) => value));
    const iconsOf = (list: typeof cards) => list.slice(0, drawnCount).map(({ icons }) => icons);
    expect(iconsOf(band.cards)).toEqual(iconsOf(cards));
    for (const { drawings, icons } of [
      { drawings: view.drawings, icons: cards.flatMap((card) => card.icons ?? []) },
      { drawings: all.drawings, icons: band.cards.flatMap((card) => card.icons!) },
    ]) {
      for (const { id, isPicture = false } of icons) expect(id in drawings).toBe(!isPicture);
      expect(icons.filter(({ isPicture }) => !isPicture).length).toBeGreaterThan(icons.length / 2);
    }
  });

  test("never contains ids that an SVG in the grid may contain too", async () => {
    const { cards } = await open("/icon/set/emoji/emoji");
    expect(Object.keys(cards.drawings).length).toBeGreaterThan(0);
    for (const drawing of Object.values(cards.drawings)) expect(drawing).not.toMatch(/ id="/);
  });
});
