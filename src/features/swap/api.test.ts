import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { mostSwapped, swapPaths, type StyleCoverage, type SwapPlan } from "./contract.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const call = async (url: string, payload: object) => {
  const response = await site.app.inject({ method: "POST", url, payload });
  return { status: response.statusCode, body: response.json<SwapPlan & { styles: StyleCoverage[] }>() };
};

function find(prefix: string, name: string): string {
  const { catalogue } = site.services.catalogue.current();
  return catalogue.id(catalogue.findByIconifyName(prefix, name)!);
}

const conceptOf = (id: string) => site.services.icon.getDetails(id).commonName;

describe("a swap to another style", () => {
  test("returns the same concept in that style, in the order of the icons", async () => {
    const ids = [find("mdi", "star"), find("lucide", "cloud"), find("tabler", "star")];
    const { status, body } = await call(swapPaths.icons, { ids, style: "heroiconsOutline" });
    expect(status).toBe(200);
    expect(body.pairs.map(({ from }) => from)).toEqual(ids);
    for (const { from, to, kind, isExact } of body.pairs) {
      expect([conceptOf(to!), kind, isExact]).toEqual([conceptOf(from), "same", true]);
      expect(site.services.icon.getDetails(to!).platform).toBe("heroiconsOutline");
    }
    expect(body.style).toMatchObject({ apiCode: "heroiconsOutline", exact: 3, near: 0 });
    const named = body.pairs.flatMap(({ from, to, others }) => [from, to!, ...others]);
    expect(new Set(body.icons.map(({ id }) => id))).toEqual(new Set(named));
  });

  test("leaves icons of that style unchanged", async () => {
    const own = find("lucide", "cloud");
    const { body } = await call(swapPaths.icons, { ids: [own], style: "lucide" });
    expect(body.pairs).toMatchObject([{ from: own, to: own, isExact: true }]);
  });

  test("reports replacements of another concept, shared replacements, and missing ones", async () => {
    const ids = [find("fa-brands", "github"), find("mdi", "delete"), find("lucide", "trash"), "upload-1"];
    const { body } = await call(swapPaths.icons, { ids, style: "heroiconsOutline" });
    const [brand, bin, trash, upload] = body.pairs;
    expect(brand).toMatchObject({ isExact: false });
    expect(brand!.to).toBeUndefined();
    expect(trash).toMatchObject({ kind: "same" });
    expect(bin).toMatchObject({ to: trash!.to, kind: "synonym", isExact: false, isShared: true });
    expect(trash).toMatchObject({ isShared: true });
    expect(upload).toEqual({ from: "upload-1", isExact: false, isShared: false, others: [] });
  });

  test("is in the language of the request", async () => {
    const ids = [find("mdi", "star")];
    const { body } = await call(`${swapPaths.icons}?language=de`, { ids, style: "lucide" });
    expect(body.icons.find(({ id }) => id === ids[0])).toMatchObject({ name: "Stern", isMono: true });
  });

  test.each([
    [400, { ids: ["a"], style: "none" }],
    [400, { ids: [], style: "lucide" }],
    [400, { ids: Array.from({ length: mostSwapped + 1 }, (_, at) => `i${at}`), style: "lucide" }],
    [400, { ids: ["a"] }],
    [400, { ids: ["a"], style: "lucide", more: 1 }],
  ])("%i for an invalid request", async (status, body) => {
    expect((await call(swapPaths.icons, body)).status).toBe(status);
  });
});

describe("target styles of a swap", () => {
  test("have their coverage, the best first, and agree with the swap", async () => {
    const { catalogue } = site.services.catalogue.current();
    const ids = catalogue
      .listConcepts(40)
      .map(({ commonName }) => catalogue.id(catalogue.listByConcept(commonName)[0]!));
    const { status, body } = await call(swapPaths.styles, { ids });
    expect(status).toBe(200);
    expect(body.styles.length).toBeGreaterThan(5);
    for (const { apiCode, exact, near } of body.styles.slice(0, 5)) {
      const { body: plan } = await call(swapPaths.icons, { ids, style: apiCode });
      expect([plan.style.exact, plan.style.near]).toEqual([exact, near]);
    }
    const worth = body.styles.map(({ exact, near }) => exact + near * 0.4);
    expect(worth).toEqual(worth.toSorted((left, right) => right - left));
  });

  test("are empty for icons without a counterpart", async () => {
    expect((await call(swapPaths.styles, { ids: ["upload-1"] })).body.styles).toEqual([]);
  });
});
