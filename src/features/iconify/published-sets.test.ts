import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

const path = (d: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}"/></svg>`;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({}, ["lucide"]);
  await site.services.publishing.publishPack({
    prefix: "house-pack",
    title: "House pack",
    author: "The House",
    url: "https://house.example",
    license: "CC0-1.0",
    icons: [
      { name: "Zorbulator", tags: ["frobnication"], category: "science", svg: path("M7 3l1.234 15.678h9z") },
      { name: "Quuxinator", tags: [], category: "science", svg: path("M3 7l15.678 1.234v9z") },
    ],
  });
}, 300_000);
afterAll(() => site.close());

const ask = async (call: string) => (await site.app.inject(`/iconify${call}`)).json<Record<string, unknown>>();

test("a set that was published here is served beside those of the package", async () => {
  expect(await ask("/collections?prefixes=house-pack,lucide")).toMatchObject({
    "house-pack": {
      name: "House pack",
      total: 2,
      author: { name: "The House", url: "https://house.example" },
      license: { spdx: "CC0-1.0" },
      palette: false,
    },
    lucide: { name: "Lucide" },
  });
  expect(await ask("/collection?prefix=house-pack")).toMatchObject({
    prefix: "house-pack",
    total: 2,
    uncategorized: ["quuxinator", "zorbulator"],
  });
  expect(await ask("/house-pack.json?icons=zorbulator,other")).toMatchObject({
    prefix: "house-pack",
    icons: { zorbulator: { body: expect.stringContaining("15.678"), width: 24, height: 24 } },
    not_found: ["other"],
  });
  expect(await ask("/search?query=frobnication")).toMatchObject({
    icons: ["house-pack:zorbulator"],
    collections: { "house-pack": { name: "House pack" } },
  });
  expect(await ask("/keywords?prefix=zorb")).toMatchObject({ matches: ["zorbulator"] });
  expect(Object.keys((await ask("/last-modified"))["lastModified"] as object)).toEqual(["lucide", "house-pack"]);
});
