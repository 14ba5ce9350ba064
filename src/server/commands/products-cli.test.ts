import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../../tests/harness/site/run-command.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Product } from "../../core/billing/product.ts";
import { runProducts } from "./products-cli.ts";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp(withOwnServer);
  await listOffered();
});
afterAll(() => site.close());

const products = (...words: string[]) => runCommand(runProducts, words, { DATA_DIR: site.dataDir });

const listOffered = async () => {
  const answered = await site.app.inject("/billing/products/v1/default");
  return answered.json<{ products: Product[] }>().products;
};

test("products are changed by a file while the site runs, and retired ones are preserved", async () => {
  const listed = await products("list");
  expect([listed.errors, listed.output]).toEqual(["", expect.stringContaining("pro-month")]);
  const exported = await products("export");
  expect(exported).toMatchObject({ code: 0, errors: "" });
  const all = JSON.parse(exported.output) as Product[];
  const file = join(site.dataDir, "products.json");
  const dearer = all
    .filter(({ code }) => code !== "api-100k")
    .map((one) => (one.code === "pro-month" ? Object.assign(one, { prices: { USD: 1_100 } }) : one));
  await writeFile(file, JSON.stringify(dearer));
  expect(await products("import", file)).toMatchObject({ code: 0 });
  const offered = await listOffered();
  expect(offered.map(({ code }) => code)).not.toContain("api-100k");
  expect(offered.find(({ code }) => code === "pro-month")?.prices).toEqual({ USD: 1_100 });
  expect((await products("list")).output).toMatch(/api-100k .*retired/);
});

test("a file with an error is rejected as a whole, with the error", async () => {
  const before = await listOffered();
  const file = join(site.dataDir, "faulty.json");
  await writeFile(file, JSON.stringify([{ code: "pro-month", plan: "pro", prices: { USD: -1 }, limits: {} }]));
  const refused = await products("import", file);
  expect(refused.code).toBe(1);
  expect(refused.errors).toMatch(/prices|USD/);
  expect(await listOffered()).toEqual(before);
  expect((await products("sell")).code).toBe(1);
});
