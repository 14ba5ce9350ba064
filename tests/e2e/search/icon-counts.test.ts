import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { siteUrl } from "../../harness/site/site-url.ts";

interface Counted {
  apiCode: string;
  iconCount: number;
}
interface Totals {
  totalIcons: number;
  totalIconsByPlatform: Record<string, number>;
  platforms: (Counted & { seoCode: string; author: string })[];
}
interface Option {
  value: string | boolean | number;
  count: number;
  /** The styles of a family. */
  options?: Option[];
}
interface Filter {
  apiCode: string;
  options: Option[];
}

const root = resolve(import.meta.dirname, "../../..");
const read = async <Answer>(path: string) => (await (await fetch(siteUrl() + path)).json()) as Answer;
const open = async (path: string) => (await fetch(siteUrl() + path)).text();

let info: Totals;
let facets: Map<string, ReadonlyMap<string, number>>;

const plain = (options: readonly Option[]) => new Map(options.map(({ value, count }) => [String(value), count]));

beforeAll(async () => {
  info = await read("/siteApi/app-info/partial");
  const { docs } = await read<{ docs: Filter[] }>("/siteApi/filters/v1/available");
  facets = new Map(docs.map(({ apiCode, options }) => [apiCode, plain(options)]));
  const grouped = docs.find(({ apiCode }) => apiCode === "style")!.options;
  facets.set("style", plain(grouped.flatMap((option) => option.options ?? [option])));
  const families = grouped.filter(({ options }) => options !== undefined);
  facets.set("family", new Map(families.map(({ value, count }) => [String(value).replace(/^family-/, ""), count])));
});

const facet = (key: string) => facets.get(key) ?? new Map<string, number>();
const byCode = (counted: readonly Counted[]) =>
  new Map(counted.filter(({ iconCount }) => iconCount > 0).map(({ apiCode, iconCount }) => [apiCode, iconCount]));
const countAll = async (query: string) =>
  (await read<{ parameters: { countAll: number } }>(`/api/iconsets/v7/search?amount=1&${query}`)).parameters.countAll;
/** As texts have it: rounded down to hundreds. */
const renderRounded = (count: number) => (Math.floor(count / 100) * 100).toLocaleString("en");

describe("icons are counted consistently across the whole catalogue", () => {
  test("the total number of icons", async () => {
    const { totalIcons } = info;
    const { catalogue } = await read<{ catalogue: { icons: number } }>("/server_status?details");
    const latest = await read<{ total: number }>("/siteApi/icons/v1/latest?amount=1");
    expect({
      styles: (await read<Totals>("/siteApi/platforms-info")).totalIcons,
      health: catalogue.icons,
      search: await countAll("term="),
      latest: latest.total,
    }).toEqual({ styles: totalIcons, health: totalIcons, search: totalIcons, latest: totalIcons });
    for (const key of ["isAnimated", "colors"])
      expect([key, [...facet(key).values()].reduce((sum, count) => sum + count, 0)]).toEqual([key, totalIcons]);
  });

  test("what pages and documents show", async () => {
    const said = renderRounded(info.totalIcons);
    for (const path of ["/icons", "/icons/styles"])
      expect([path, (await open(path)).includes(said)]).toEqual([path, true]);
    const about = (Math.floor(info.totalIcons / 1000) * 1000).toLocaleString("en");
    for (const file of ["README.md", "package.json"])
      expect([file, readFileSync(resolve(root, file), "utf8").includes(`${about} open icons`)]).toEqual([file, true]);
  });

  test("a style counts all of its icons", async () => {
    const styles = new Map(Object.entries(info.totalIconsByPlatform).filter(([, count]) => count > 0));
    expect(byCode(info.platforms)).toEqual(styles);
    expect(facet("style")).toEqual(styles);
    for (const { apiCode, seoCode, iconCount } of info.platforms.filter((_, place) => place % 40 === 0)) {
      expect([apiCode, await countAll(`style=${apiCode}`)]).toEqual([apiCode, iconCount]);
      expect([apiCode, (await open(`/icons/${seoCode}`)).includes(iconCount.toLocaleString("en"))]).toEqual([
        apiCode,
        true,
      ]);
    }
  });

  test("a family counts the icons of its styles", async () => {
    const { docs } = await read<{ docs: (Counted & { entities: string[] })[] }>(
      "/siteApi/groups/v1/platform/filter-style",
    );
    const several = docs.filter(({ entities }) => entities.length > 1);
    expect(facet("family")).toEqual(byCode(several));
    for (const { apiCode, iconCount, entities } of docs) {
      const sum = entities.reduce((total, code) => total + info.totalIconsByPlatform[code]!, 0);
      expect([apiCode, iconCount]).toEqual([apiCode, sum]);
    }
  });

  test("a category counts every design once", async () => {
    const { packs } = await read<{ packs: { code: string; iconCount: number }[] }>("/siteApi/packs-info");
    const categories = byCode(packs.map(({ code, iconCount }) => ({ apiCode: code, iconCount })));
    expect(facet("category")).toEqual(categories);
    for (const code of [...categories.keys()].slice(0, 6))
      expect([code, await countAll(`category=${code}`)]).toEqual([code, categories.get(code)]);
  });

  test("an author counts every design once", async () => {
    const ids = [...new Set(info.platforms.map(({ author }) => author))];
    const authors: Counted[] = [];
    for (const id of ids) authors.push(await read<Counted>(`/siteApi/market/authors/${id}`));
    expect(facet("authorApiCode")).toEqual(byCode(authors));
  });

  test("the API documentation states the rule", async () => {
    const { info: about } = await read<{ info: { description: string } }>("/api/openapi.json");
    expect(about.description).toContain("count duplicate icons once");
  });
});
