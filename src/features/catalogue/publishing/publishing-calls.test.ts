import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";

const path = "/api/admin/v1/catalogue";
const takenDown = `${path}/taken-down`;
const packs = `${path}/packs`;
const path24 = (d: string) => `<path d="${d}"/>`;
let site: TestApp;
let admin: Member;
let house: string;

beforeAll(async () => {
  site = await startTestApp();
  admin = await signIn(site, "ada@example.com");
  await site.services.userAdmin.change(admin.id, { grant: "admin" });
  const { compiled } = site.services.catalogue.current();
  house = compiled.id(compiled.findByIconifyName("lucide", "house")!);
}, 120_000);
afterAll(() => site.close());

async function ask(method: "GET" | "POST" | "DELETE", url: string, payload?: object) {
  const answer = await site.app.inject({ method, url, ...(payload && { payload }), headers: admin.headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const find = (term: string) => {
  const { catalogue, index } = site.services.catalogue.current();
  return Array.from(index.search({ term, isLiteral: true, amount: catalogue.count }).ordinals, (ordinal) =>
    catalogue.id(ordinal),
  );
};
const picture = async () => (await site.app.inject(formatImagePath(house, "svg"))).statusCode;

test("these calls don't exist for anyone but admins, whatever they send", async () => {
  const anna = await signIn(site, "anna@example.com");
  const calls = [
    ["GET", takenDown],
    ["GET", `${path}/published`],
    ["POST", takenDown],
    ["DELETE", `${takenDown}/${house}`],
    ["POST", packs],
  ] as const;
  for (const by of [undefined, anna]) {
    for (const [method, url] of calls) {
      const body = method === "POST" ? { payload: {} } : {};
      const answer = await site.app.inject({ method, url, ...body, ...(by && { headers: by.headers }) });
      expect(answer.statusCode).toBe(404);
    }
  }
});

test.each([
  ["by its id", (id: string) => id],
  ["by the path of its page", (id: string) => `/icon/${id}/house`],
  ["by the address of its page", (id: string) => ` http://de.localhost:3000/icon/${id}/house?x=1 `],
])("an icon is removed %s and restored", async (_, write) => {
  const order = { icon: write(house), reason: "trademark", note: "Letter of May" };
  expect(await ask("POST", takenDown, order)).toEqual({
    status: 200,
    body: { success: true, id: house, name: "House" },
  });
  expect(await picture()).toBe(410);
  expect(find("house")).not.toContain(house);
  expect(site.services.publishing.findReason(house)).toBe("trademark");
  expect(await ask("GET", `${takenDown}?q=letter`)).toMatchObject({
    status: 200,
    body: {
      total: 1,
      rows: [
        {
          id: house,
          name: "House",
          reason: "trademark",
          note: "Letter of May",
          by: expect.stringMatching(/^ada/i),
        },
      ],
    },
  });
  expect(await ask("GET", `${takenDown}?q=100%25`)).toMatchObject({ body: { total: 0, rows: [] } });

  expect(await ask("DELETE", `${takenDown}/${house}`)).toEqual({ status: 200, body: { success: true } });
  expect(await picture()).toBe(200);
  expect(find("house")).toContain(house);
  expect(await ask("GET", takenDown)).toMatchObject({ body: { total: 0 } });
  expect(await ask("DELETE", `${takenDown}/${house}`)).toMatchObject({ status: 404 });
});

test.each([
  [{ icon: "house", reason: "license" }, 400, "icon"],
  [{ icon: "//evil.example/icon/000000000", reason: "license" }, 400, "icon"],
  [{ icon: "000000000", reason: "whim" }, 400, "reason"],
  [{ icon: "000000000", reason: "license", note: "x".repeat(501) }, 400, "note"],
  [{ icon: "000000000", reason: "license" }, 404, "id"],
])("an invalid removal is rejected with the name of the field (%#)", async (order, status, field) => {
  expect(await ask("POST", takenDown, order)).toMatchObject({ status, body: { field } });
});

test("page sizes of lists are limited", async () => {
  for (const list of ["taken-down", "published"]) {
    expect(await ask("GET", `${path}/${list}?page=0`)).toMatchObject({ status: 400, body: { field: "page" } });
    expect(await ask("GET", `${path}/${list}?page=9999`)).toMatchObject({ status: 200, body: { rows: [] } });
  }
});

describe("a pack", () => {
  const facts = { title: "Acme Tools", author: "Acme", license: "MIT", category: "science" };

  test("of Iconify's format is published with its valid icons, found and listed", async () => {
    const set = {
      prefix: "theirs",
      width: 24,
      height: 24,
      icons: {
        "wrench-a-matic": { body: path24("M1 2h9v8z") },
        flat: { body: path24("M1 2h9v7z"), height: 20 },
        unseen: { body: path24("M1 2h9v6z"), hidden: true },
      },
      aliases: {
        "spannerific-tool": { parent: "wrench-a-matic" },
        "wrench-lyingflat": { parent: "wrench-a-matic", rotate: 1 },
      },
    };
    const { status, body } = await ask("POST", packs, { ...facts, set });
    expect(status).toBe(200);
    expect(body).toMatchObject({ published: [{}], refused: [{ name: "flat", fault: "notSquare" }] });
    const [{ id }] = body["published"] as [{ id: string }];
    expect(find("wrench a matic")).toContain(id);
    expect(find("spannerific")).toEqual([id]);
    expect(find("lyingflat")).toEqual([]);
    expect(await ask("GET", `${path}/published?q=wrench%20a`)).toMatchObject({
      body: { total: 1, rows: [{ id, name: "Wrench A Matic", maker: "Acme" }] },
    });
    expect(await ask("POST", packs, { ...facts, set })).toMatchObject({ status: 400 });
    const others = { ...set, icons: { other: { body: path24("M1 2h9v5z") } } };
    expect(await ask("POST", packs, { ...facts, set: others })).toMatchObject({ status: 409 });
  });

  test("of SVGs is named after its files", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${path24("M3 2h9v8z")}</svg>`;
    const order = { ...facts, title: "Acme More", drawings: [{ name: "Quuxifier_big", svg }] };
    const { body } = await ask("POST", packs, order);
    expect(find("quuxifier")).toEqual([(body["published"] as [{ id: string }])[0].id]);
  });

  test.each([
    ["without icons", {}, "set"],
    ["of no set", { set: { icons: {} } }, "set.icons"],
    ["with too many", { drawings: Array.from({ length: 1001 }, () => ({ name: "a", svg: "b" })) }, "drawings"],
    ["without a name in letters", { title: "123", drawings: [{ name: "a", svg: "b" }] }, "title"],
    ["with an address that runs", { url: "javascript:alert(1)", drawings: [{ name: "a", svg: "b" }] }, "url"],
    ["under no license", { license: "nonsense", drawings: [{ name: "a", svg: "b" }] }, "icons[0].license"],
  ])("%s is rejected and changes nothing", async (_, wrong, field) => {
    const before = site.services.catalogue.current().catalogue.version;
    expect(await ask("POST", packs, { ...facts, title: "Acme Third", ...wrong })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", field },
    });
    expect(site.services.catalogue.current().catalogue.version).toBe(before);
  });

  test("of more than 5 MB is too large", async () => {
    const drawings = Array.from({ length: 60 }, () => ({ name: "a", svg: "b".repeat(100_000) }));
    expect((await ask("POST", packs, { ...facts, drawings })).status).toBe(413);
  });
});
