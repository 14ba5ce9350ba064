import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestResults } from "../../../../tests/harness/site/result-request.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { loadResultView } from "./result-view.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const open = async (href: string, locale: Locale = "en") => loadResultView(await requestResults(site, href, locale));
const trailOf = async (href: string, locale?: Locale) =>
  (await open(href, locale)).trail.map(({ name, path }) => `${name} ${decodeURIComponent(path)}`);

describe("breadcrumbs of a page", () => {
  test("of an author include the author and the style", async () => {
    const author = "/icons/authors/tailwind-labs/tailwind-labs";
    expect(await trailOf(`${author}/heroicons-outline/arrows`)).toEqual([
      "All icons /icons",
      `Tailwind Labs ${author}`,
      `Heroicons Outline ${author}/heroicons-outline`,
      `Arrows ${author}/heroicons-outline/arrows`,
    ]);
  });

  test("of a style include its family, where that has several", async () => {
    expect(await trailOf("/icons/heroicons-mini")).toEqual([
      "All icons /icons",
      "Styles /icons/styles",
      "Heroicons /icons/family-heroicons",
      "Heroicons Mini /icons/heroicons-mini",
    ]);
    expect(await trailOf("/icons/octicons")).toHaveLength(3);
  });

  test("of a category are in the language of the reader", async () => {
    expect(await trailOf("/icons/set/tiere--style-lucide", "de")).toEqual([
      "Alle Icons /icons",
      "Tiere /icons/set/tiere",
      "Lucide /icons/set/tiere--style-lucide",
    ]);
    expect(await trailOf("/icon/set/絵文字/emoji", "ja")).toEqual([
      "すべてのアイコン /icons",
      "絵文字 /icon/set/絵文字/emoji",
    ]);
  });

  test("link to pages that exist", async () => {
    for (const href of [
      "/icons/authors/tailwind-labs/tailwind-labs/heroicons-outline/arrows",
      "/icons/heroicons-mini",
    ]) {
      for (const { path } of (await open(href)).trail) {
        expect((await site.services.addresses.resolve(path, "en")).kind, path).toBe("page");
      }
    }
  });
});

describe("the author of a page", () => {
  test("an author's page shows the author's site and all licenses", async () => {
    const { origin } = await open("/icons/authors/bas-milius/bas-milius");
    expect(origin).toMatchObject({ site: { host: "github.com/basmilius" } });
    expect(origin?.author).toBeUndefined();
    expect(origin?.licenses.map(({ code }) => code)).toContain("MIT");
  });

  test("a style and a family link to their author", async () => {
    for (const href of ["/icons/lucide", "/icons/family-heroicons"]) {
      const { origin } = await open(href);
      const page = await site.services.addresses.resolve(origin?.author?.path ?? "", "en");
      expect(page.kind).toBe("page");
      expect(origin?.licenses).toHaveLength(1);
    }
  });

  test("a filter by author links to the author's page, which needs no such link itself", async () => {
    const { author, origin } = await open("/icons/set/home--author-tailwind-labs");
    expect(author).toEqual({ name: "Tailwind Labs", path: "/icons/authors/tailwind-labs/tailwind-labs" });
    expect(origin).toBeUndefined();
    expect((await open(author!.path)).author).toBeUndefined();
  });

  test("no other page shows one", async () => {
    expect((await open("/icons/set/home")).origin).toBeUndefined();
  });
});

test("a page of --ai doesn't mention image search", async () => {
  const { groups, subject } = await open("/icons/set/home--ai-garden");
  expect(groups.map(({ key }) => key)).not.toContain("ai");
  expect(subject).toEqual({});
});
