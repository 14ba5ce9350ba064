import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { readTrial } from "./trial.ts";

const url = "/api/admin/v1/flags/DISPLAY_AD";
const first = {
  note: "stays",
  features: {
    DISPLAY_AD: { defaultValue: false, rules: [{ condition: { isPaid: false }, force: true }], comment: "stays" },
    OTHER: { defaultValue: "blue", rules: [] },
  },
};
const override = (to: string) => ({ override: to });

let directory: string;
let file: string;
let site: TestApp;
let admin: Member;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "flags-"));
  file = join(directory, "flags.json");
  await writeFile(file, JSON.stringify(first));
  site = await startTestApp({ FLAGS_FILE: file });
  admin = await enter(site);
});
afterAll(async () => {
  await site.close();
  await rm(directory, { recursive: true });
});

async function enter(app: TestApp): Promise<Member> {
  const member = await signIn(app, "ada@example.com");
  await app.services.userAdmin.change(member.id, { grant: "admin" });
  return member;
}

interface Asked {
  method?: "PUT" | "PATCH";
  to?: string;
  at?: TestApp;
  by?: Member;
}

async function ask(payload: object, { method = "PUT", to = url, at = site, by = admin }: Asked = {}) {
  const answer = await at.app.inject({ method, url: to, payload, headers: by.headers });
  return { status: answer.statusCode, body: answer.json<{ code?: string; field?: string }>() };
}
const readTry = (query: string) => readTrial(new URLSearchParams(query));
const read = async () => JSON.parse(await readFile(file, "utf8")) as typeof first;

describe("flags in a file", () => {
  beforeEach(async () => {
    expect(await ask({ defaultValue: false, rules: first.features.DISPLAY_AD.rules })).toMatchObject({ status: 200 });
  });

  test("these calls don't exist for anyone but admins, whatever they send", async () => {
    const anna = await signIn(site, "anna@example.com");
    for (const headers of [undefined, anna.headers]) {
      for (const method of ["PUT", "PATCH"] as const) {
        const answer = await site.app.inject({ method, url, payload: {}, ...(headers && { headers }) });
        expect(answer.statusCode).toBe(404);
      }
    }
    expect(await read()).toEqual(first);
  });

  test("a flag is on or off for everyone before the response, and its rules apply again when the override ends", async () => {
    const visitor = { id: "a", isPaid: true } as Parameters<typeof site.services.flags.isOn>[1];
    const isOn = () => site.services.flags.isOn("DISPLAY_AD", visitor);
    expect(isOn()).toBe(false);
    expect(await ask(override("on"), { method: "PATCH" })).toMatchObject({ status: 200 });
    expect(isOn()).toBe(true);
    expect(site.services.flags.evaluate("DISPLAY_AD", visitor)).toEqual({ isOn: true, by: "rule", group: undefined });
    expect(await ask(override("off"), { method: "PATCH" })).toMatchObject({ status: 200 });
    expect(isOn()).toBe(false);
    expect((await read()).features.DISPLAY_AD.rules).toHaveLength(2);
    expect(await ask(override("rules"), { method: "PATCH" })).toMatchObject({ status: 200 });
    // Whatever else stands in the file is left alone.
    expect(await read()).toEqual(first);
    expect(site.services.flags.evaluate("DISPLAY_AD", visitor).by).toBe("default");
  });

  test("rules that an admin writes take effect before the response", async () => {
    const rules = [{ condition: { locale: "de" }, force: true }];
    expect(await ask({ defaultValue: false, rules })).toMatchObject({ status: 200 });
    expect((await read()).features.DISPLAY_AD.rules).toEqual(rules);
  });

  test.for([
    {},
    { defaultValue: false },
    { defaultValue: false, rules: {} },
    { defaultValue: false, rules: [{ force: true, conditoin: { isPaid: false } }] },
    { defaultValue: false, rules: [{ condition: { isPaid: false } }] },
    { defaultValue: false, rules: [{ force: true, coverage: 2 }] },
    { defaultValue: false, rules: [{ variations: [0, 1], weights: [1] }] },
  ])("an invalid rule is rejected and changes nothing: %j", async (definition) => {
    expect(await ask(definition)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(await read()).toEqual(first);
  });

  test("an unknown flag is neither changed nor created", async () => {
    const to = "/api/admin/v1/flags/NOTHING";
    expect(await ask({ defaultValue: true, rules: [] }, { to })).toMatchObject({ status: 404 });
    expect(await ask(override("on"), { method: "PATCH", to })).toMatchObject({ status: 404 });
    expect(await ask(override("maybe"), { method: "PATCH" })).toMatchObject({ status: 400 });
    expect(await read()).toEqual(first);
  });
});

test("flags that a host manages can't be changed here", async () => {
  // Nobody listens there: the file still counts.
  const at = await startTestApp({
    FLAGS_FILE: file,
    GROWTHBOOK_HOST: "http://127.0.0.1:9",
    GROWTHBOOK_CLIENT_KEY: "k",
  });
  try {
    const by = await enter(at);
    expect(await ask({ defaultValue: true, rules: [] }, { at, by })).toMatchObject({ status: 409 });
    expect(await ask(override("on"), { method: "PATCH", at, by })).toMatchObject({ status: 409 });
  } finally {
    await at.close();
  }
});

test("a file with an error isn't changed until an operator fixes it", async () => {
  const before = await readFile(file, "utf8");
  await writeFile(file, "{");
  expect(await ask(override("on"), { method: "PATCH" })).toMatchObject({ status: 503 });
  expect(await readFile(file, "utf8")).toBe("{");
  await writeFile(file, before);
});

test("a visitor to preview is read from the URL, and an invalid one counts as an ordinary one", () => {
  expect(readTry("paid=1&locale=de&device=mobile&path=/icons/new&browser=b")).toEqual({
    isPaid: true,
    locale: "de",
    deviceType: "mobile",
    path: "/icons/new",
    id: "b",
  });
  expect(readTry("locale=xx&device=9&path=evil")).toEqual(readTry(""));
});
