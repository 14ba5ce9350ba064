import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestResults } from "../../../../tests/harness/site/result-request.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { loadAlternatives } from "./alternatives.server.ts";
import { loadResultView } from "../results/result-view.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

/** What a page that finds nothing offers instead: all of it leads to as many icons as it says. */
async function offer(href: string, locale: Locale = "en") {
  const request = await requestResults(site, href, locale);
  expect((await loadResultView(request)).total).toBe(0);
  const { alternatives, drawings } = await loadAlternatives(request);
  const { popular, ...others } = alternatives;
  const isHopeless = Object.values(others).flat().length === 0;
  for (const each of Object.values(alternatives).flat()) {
    const { path, total, icons } = each;
    expect([path, (await loadResultView(await requestResults(site, path, locale))).total]).toEqual([path, total]);
    expect(icons).toHaveLength(popular.includes(each) && !isHopeless ? 0 : Math.min(8, total));
    for (const { id, isPicture = false } of icons) expect(id in drawings).toBe(!isPicture);
  }
  const termsOf = (key: keyof typeof alternatives) => alternatives[key].map(({ term }) => term);
  return { ...alternatives, meantTerms: termsOf("meant"), suggestQueries: termsOf("near") };
}

describe("a page without results offers", () => {
  test.each<[string, Locale]>([
    ["qwrtzx", "en"],
    ["ゑゐヷヸヺ", "ja"],
    ["щшгрбл", "ru"],
  ])("popular terms, whatever %s is", async (term, locale) => {
    const { popular } = await offer(`/icons/set/${encodeURIComponent(term)}--nocorrect`, locale);
    expect(popular.length).toBeGreaterThan(4);
  });

  test("the corrected term, where the correction was declined", async () => {
    expect((await offer("/icons/set/umbrlla--nocorrect")).meantTerms).toEqual(["umbrella"]);
  });

  test("no single word of several, and no parts of words", async () => {
    const { meantTerms, suggestQueries } = await offer("/icons/set/qwrtzx-hxme--nocorrect");
    expect(meantTerms).toEqual([]);
    for (const term of suggestQueries) expect((await site.services.search.find({ term })).isRelaxed).toBe(false);
    const { suggestQueries: words } = await offer("/icons/set/umbrlla--nocorrect");
    for (const part of ["umbr", "umbrel", "lla"]) expect(words).not.toContain(part);
  });

  test("the words that have results, and those with the same beginning", async () => {
    expect((await offer("/icons/set/qwrtzx-xxhome--nocorrect")).suggestQueries).toContain("home");
    expect((await offer("/icons/set/calendxyzq--nocorrect")).suggestQueries).toContain("calendar");
  });

  test("the same search without each filter and without all of them, most results first", async () => {
    const { wider, near } = await offer("/icons/set/home--os-ios--technique-3d");
    expect(wider[0]).toMatchObject({ term: "home", without: "all", path: "/icons/set/home" });
    expect(wider.map(({ total }) => total)).toEqual(wider.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(near).toEqual([]);
    expect((await loadResultView(await requestResults(site, "/icons/set/home--os-ios--technique-3d"))).bands).toEqual(
      [],
    );
  });

  test("a style without the filter that excludes all of it", async () => {
    const { wider } = await offer("/icons/lucide--technique-3d");
    expect(wider).toEqual([expect.objectContaining({ without: "technique", path: "/icons/lucide" })]);
  });
});
