import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Found {
  parameters: { countAll: number };
  icons: { id: string; isNear?: true }[];
}

const search = async (query: string) => ({
  body: (await test.app.inject(`/api/iconsets/v7/search?${query}`)).json<Found>(),
});
const near = ({ icons }: { icons: { isNear?: true }[] }) => icons.map(({ isNear = false }) => isNear);

describe("GET /api/iconsets/v7/search as one list", () => {
  it("200: fewer than 20 hits are topped up, with a mark, and paging leads to the end", async () => {
    const { body } = await search("term=pizza&amount=100");
    const { countAll } = body.parameters;
    expect(countAll).toBeLessThan(20);
    expect(near(body)).toEqual(body.icons.map((_, place) => place >= countAll));
    expect(body.icons.length).toBeGreaterThan(20);
    const paged: { id: string }[] = [];
    for (let offset = 0; offset === 0 || paged.length === offset; offset += 7) {
      paged.push(...(await search(`term=pizza&amount=7&offset=${offset}`)).body.icons);
    }
    expect(paged.map(({ id }) => id)).toEqual(body.icons.map(({ id }) => id));
  });

  it("200: a phrase is answered by its meaning; groups and filter counts agree with it", async () => {
    const term = "term=place+to+sleep+while+travelling";
    const { body } = await search(`${term}&amount=30`);
    expect(near(body)).toEqual(body.icons.map(() => true));
    expect(body.icons).toHaveLength(30);
    const grouped = (await test.app.inject(`/api/iconsets/v5/search/group?${term}&groupBy=category&groups=50`)).json<{
      groups: { apiCode: string; countAll: number }[];
    }>();
    for (const { apiCode, countAll } of grouped.groups.slice(0, 3)) {
      const { body: narrowed } = await search(`${term}&category=${apiCode}`);
      expect([apiCode, narrowed.parameters.countAll]).toEqual([apiCode, countAll]);
    }
    const available = (await test.app.inject(`/siteApi/filters/v1/available?${term}`)).json<{
      docs: { apiCode: string; options: { value: string; count: number }[] }[];
    }>();
    for (const { value, count } of available.docs.find(({ apiCode }) => apiCode === "technique")!.options) {
      const { body: narrowed } = await search(`${term}&technique=${value}`);
      expect([value, narrowed.parameters.countAll]).toEqual([value, count]);
    }
  });

  it("200: words taken as typed find nothing else", async () => {
    const { body } = await search("term=pizza&amount=100&spellcheck=false");
    expect(near(body)).not.toContain(true);
    expect(body.icons).toHaveLength(body.parameters.countAll);
  });
});
