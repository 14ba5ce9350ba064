import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { mostPinned, pinnedFirst, readPinned, writePinned } from "../../core/people/pinned-styles.ts";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const path = "/api/users/pinnedStyles";
const codes = () => site.services.catalogue.current().catalogue.styles.map(({ apiCode }) => apiCode);

async function ask(method: "GET" | "PUT" | "DELETE", headers: Record<string, string> = {}, style?: string) {
  const url = style === undefined ? path : `${path}/${style}`;
  const response = await site.app.inject({ method, url, headers });
  const [pair = ""] = String(response.headers["set-cookie"] ?? "").split(";");
  return {
    status: response.statusCode,
    cookie: pair,
    pinned: response.json<{ pinnedStyles?: string[] }>().pinnedStyles,
  };
}

test("what a browser remembers is read again, and anything else is left out", () => {
  const some = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9-]{1,60}$/), { maxLength: mostPinned });
  fc.assert(
    fc.property(some, (list) => {
      expect(readPinned(writePinned(list))).toEqual(list);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readPinned(text).length).toBeLessThanOrEqual(mostPinned);
    }),
  );
  expect(readPinned("lucide.<script>..lucide.tablerOutline")).toEqual(["lucide", "tablerOutline"]);
});

test("items of pinned styles come first, both parts in their order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c")), fc.subarray(["a", "b", "c"]), (items, pinned) => {
      const sorted = pinnedFirst(items, new Set(pinned), (item) => item);
      const isPinned = (item: string) => pinned.includes(item);
      expect(sorted).toEqual([...items.filter(isPinned), ...items.filter((item) => !isPinned(item))]);
    }),
  );
});

test("a guest’s browser remembers them", async () => {
  const [first, second] = codes() as [string, string];
  const one = await ask("PUT", {}, first);
  expect(one).toMatchObject({ status: 200, pinned: [first], cookie: `pins=${first}` });
  const both = await ask("PUT", { cookie: one.cookie }, second);
  expect(both.pinned).toEqual([first, second]);
  expect((await ask("GET", { cookie: both.cookie })).pinned).toEqual([first, second]);
  expect((await ask("GET")).pinned).toEqual([]);
  expect((await ask("DELETE", { cookie: both.cookie }, first)).pinned).toEqual([second]);
});

test("only styles that there are can be pinned, and not too many", async () => {
  expect(await ask("PUT", {}, "nothing")).toMatchObject({ status: 404, cookie: "" });
  const full = { cookie: `pins=${Array.from({ length: mostPinned }, (_, index) => `old${index}`).join(".")}` };
  expect(await ask("PUT", full, codes()[0])).toMatchObject({ status: 409, cookie: "" });
  expect((await ask("DELETE", full, "old0")).pinned).toHaveLength(mostPinned - 1);
});

test("accounts keep them on every device, in the file of what is known about somebody, and apart from guests", async () => {
  const [first, second] = codes() as [string, string];
  const anna = await signIn(site, "anna@example.com");
  const elsewhere = await signIn(site, "anna@example.com");
  expect(await ask("PUT", anna.headers, first)).toMatchObject({ pinned: [first], cookie: "" });
  await Promise.all([ask("PUT", anna.headers, second), ask("PUT", elsewhere.headers, codes()[2])]);
  const kept = (await ask("GET", elsewhere.headers)).pinned;
  expect(new Set(kept)).toEqual(new Set(codes().slice(0, 3)));
  const exported = await site.app.inject({ url: "/api/user/v2/export", headers: anna.headers });
  expect(exported.json<{ account: object[] }>().account).toMatchObject([{ pinnedStyles: kept }]);
  const berta = await signIn(site, "berta@example.com");
  expect((await ask("GET", berta.headers)).pinned).toEqual([]);
});
