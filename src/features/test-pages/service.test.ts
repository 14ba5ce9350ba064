import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ TEST_PAGES: "true" });
});
afterAll(() => test.close());

const explain = (term: string) => test.services.testPages.explainTerm(term, "en");

describe("the report about a term", () => {
  it("agrees with the search itself", async () => {
    const { icons, total } = await test.services.search.search({ term: "home", amount: 24 });
    const report = await explain("home");
    expect(total).toBeGreaterThan(0);
    expect([report.total, report.icons.map(({ id }) => id)]).toEqual([total, icons.map(({ id }) => id)]);
    expect(report.explanation?.readings[0]?.units[0]).toMatchObject({ text: "home", isKnown: true });
    expect(report.styles.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(total);
    expect(report.presearch).toEqual(test.services.search.presearch("home", "en"));
    expect(report.corrected).toBe(test.services.search.correctTerm("home", "en"));
    for (const timeMs of Object.values(report.timesMs)) expect(timeMs).toBeGreaterThanOrEqual(0);
  });

  it("exists for unknown terms and for an empty term", async () => {
    expect(await explain("xyzzyq")).toMatchObject({ total: 0, icons: [] });
    expect((await explain("")).explanation).toBeUndefined();
  });
});

it("the pages are off unless configuration turns them on", async () => {
  const plain = await startTestApp();
  expect([plain.services.testPages.isEnabled, test.services.testPages.isEnabled]).toEqual([false, true]);
  await plain.close();
});
