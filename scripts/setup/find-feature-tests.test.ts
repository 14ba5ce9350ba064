import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { makeDataDir } from "../../tests/harness/database/database.ts";
import { Fault } from "./fault.mjs";
import { findFeatureTests } from "./find-feature-tests.mjs";

const root = join(import.meta.dirname, "../..");
const files = {
  "src/features/orders/api.test.ts": "",
  "src/features/orders/invoices/render.test.tsx": "",
  "src/features/orders/api.server.ts": "",
  "src/core/orders/sum.test.ts": "",
  "src/core/text/sum.test.ts": 'import { sum } from "../orders/sum.ts";',
  "tests/power-cut.test.ts": 'import { sum } from "../src/core/orders/sum.ts";',
  "tests/after/orders.test.ts": "",
  "tests/e2e/order-journey.test.ts": "",
  "tests/e2e/orders/refunds-journey.test.ts": "",
  "tests/e2e/invoices.test.ts": "",
  "tests/e2e/ordering-journey.test.ts": "",
};

let project: string;
beforeAll(async () => {
  const { dataDir, remove } = await makeDataDir();
  project = dataDir;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  return remove;
});

test("the tests of a feature are in its folders, import from them, or have its name or that of a room", () => {
  expect(findFeatureTests(project, "orders")).toEqual({
    unit: [
      "src/core/orders/sum.test.ts",
      "src/features/orders/api.test.ts",
      "src/features/orders/invoices/render.test.tsx",
      "tests/power-cut.test.ts",
    ],
    journeys: [
      "tests/e2e/invoices.test.ts",
      "tests/e2e/order-journey.test.ts",
      "tests/e2e/orders/refunds-journey.test.ts",
    ],
  });
});

test("an unknown name is rejected with a list of the known ones", () => {
  expect(() => findFeatureTests(project, "order")).toThrow(new Fault("Unknown feature order. Features: orders, text."));
});

test.each(["accounts", "billing", "collections", "requests", "search"])("%s has tests of both kinds", (name) => {
  const { unit, journeys } = findFeatureTests(root, name);
  expect([unit.length > 0, journeys.length > 0]).toEqual([true, true]);
  expect([...unit, ...journeys].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
