import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Requester } from "./contract.ts";
import { judgedTitles } from "./new/judged-titles.data.ts";

let site: TestApp;
/** Ids by their titles. */
const asked = new Map<string, string>();
const all = [...judgedTitles.tune, ...judgedTitles.held];

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  const { id } = await signIn(site, "wisher@example.com");
  const requester: Requester = { person: { id, roles: [] }, locale: "en" };
  for (const { asked: title } of all) {
    const draft = { title, description: "", attachments: [], platforms: [], isAnimated: false };
    asked.set(title, (await site.services.requests.create(requester, draft)).id);
  }
});
afterAll(() => site.close());

/** How many of those found are right, and how many of those that are right are found. */
async function measure(groups: (typeof judgedTitles)["tune"]) {
  const [found, faults] = [{ right: 0, wrong: 0, missed: 0 }, [] as string[]];
  for (const { asked: title, locale, same, other } of groups) {
    for (const term of [...same, ...other]) {
      const { requests } = await site.services.requests.findDuplicates({ person: undefined, locale }, { term });
      const isFound = requests.some(({ id }) => id === asked.get(title));
      const isSame = same.includes(term);
      if (isSame && isFound) found.right++;
      if (isSame && !isFound) found.missed++;
      const wrong = requests.filter((request) => !(isSame && request.title === title));
      found.wrong += wrong.length;
      faults.push(...wrong.map((each) => `${term} is not ${each.title}`));
      if (isSame && !isFound) faults.push(`${term} is ${title}`);
    }
  }
  const { right, wrong, missed } = found;
  return { precision: right / (right + wrong), recall: right / (right + missed), faults };
}

test("the judged titles include more than sixty pairs, and no title twice", () => {
  const pairs = all.flatMap(({ asked: title, same, other }) => [...same, ...other].map((each) => `${each} ${title}`));
  expect(pairs.length).toBeGreaterThan(60);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(asked.size).toBe(all.length);
});

test.each(["tune", "held"] as const)(
  "a person who writes an existing request sees it, and few others: %s",
  async (half) => {
    const { precision, recall, faults } = await measure(judgedTitles[half]);
    expect(precision, faults.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(recall, faults.join("\n")).toBeGreaterThanOrEqual(0.9);
  },
);
