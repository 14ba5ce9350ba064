import type { Challenge } from "altcha-lib";
import type { InjectOptions } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { captchaHeader } from "../src/core/people/captcha.ts";
import { addressOf, describeCalls, requestOf, type DescribedCall } from "./harness/calls/described-calls.ts";
import { signIn, type Member } from "./harness/people/sign-in.ts";
import { solveCaptcha } from "./harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

let site: TestApp;
let member: Member;
let calls: DescribedCall[];

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  member = await signIn(site, "anna@example.com");
  calls = await describeCalls(site.app);
});
afterAll(() => site.close());

const documenting = (status: number) => calls.filter(({ statuses }) => statuses.has(status));

/** Asks, with a proof that somebody is at work where a call wants one. */
async function ask({ app, services }: TestApp, request: InjectOptions) {
  const response = await app.inject(request);
  if (response.statusCode !== 403 || !response.body.includes("INVALID_RECAPTCHA")) return response;
  const proof = await solveCaptcha((await services.captcha.makeChallenge!("127.0.0.1")) as Challenge);
  return app.inject({ ...request, headers: { ...request.headers, [captchaHeader]: proof } });
}

/** What an answer is, for messages of tests. */
function summarize({ statusCode, body }: { statusCode: number; body: string }): string {
  const { success, code } = (body.startsWith("{") ? JSON.parse(body) : {}) as { success?: boolean; code?: string };
  return `${statusCode} ${success} ${code}`;
}

/** What each call with a body answers, where that is not what it should be. */
async function listOthers(status: number, { headers, payload }: Pick<InjectOptions, "headers" | "payload">) {
  const others: string[] = [];
  for (const call of calls) {
    const { name, method, mediaType } = call;
    if (mediaType === undefined) continue;
    const type = headers?.["content-type"] ?? mediaType;
    const asked = { ...member.headers, ...headers, "content-type": type };
    const response = await site.app.inject({ method, url: addressOf(call), headers: asked, payload: payload! });
    const failure = response.json<{ success: boolean; code: string }>();
    if (response.statusCode !== status || failure.success) others.push(`${name}: ${response.statusCode}`);
  }
  return others;
}

it("a part of a path that is longer than any name leads nowhere", async () => {
  for (const call of calls) {
    const place = call.parameters.find(({ in: where, name }) => where === "path" && name !== "path");
    if (!place) continue;
    const request = requestOf(call, { [place.name]: "a".repeat(2_000) });
    const { statusCode } = await site.app.inject({ ...request, headers: member.headers });
    expect([statusCode, call.statuses.has(404)], call.name).toEqual([404, true]);
  }
});

it("no call accepts writes from a page of another site", async () => {
  const headers = { ...member.headers, origin: "https://elsewhere.example" };
  for (const call of calls) {
    const { name, method } = call;
    if (method === "GET") continue;
    const { statusCode, body } = await site.app.inject({ method, url: addressOf(call), headers, payload: {} });
    expect([statusCode, body], name).toEqual([403, expect.stringContaining("other sites")]);
  }
});

describe("every call with a body", () => {
  it("rejects another content type", async () => {
    expect(await listOthers(415, { headers: { "content-type": "application/x-nothing" }, payload: "?" })).toEqual([]);
  });

  it("rejects a body that is too large before reading it", async () => {
    expect(await listOthers(413, { headers: { "content-length": "999999999" }, payload: "{}" })).toEqual([]);
  });

  it("rejects a malformed body", async () => {
    expect(await listOthers(400, { payload: '{"' })).toEqual([]);
  });
});

it("the response names an invalid parameter", async () => {
  for (const call of calls) {
    for (const { name, schema } of call.parameters) {
      const broken = breakValue((schema ?? {}) as OpenAPIV3_1.SchemaObject);
      if (broken === undefined) continue;
      const request = { ...requestOf(call, { [name]: broken }), headers: member.headers };
      const { statusCode, body } = await site.app.inject(request);
      const expected = expect.objectContaining({ success: false, code: "invalid_input", field: name }) as unknown;
      expect([statusCode, JSON.parse(body)], `${call.name} ${name}=${broken}`).toEqual([400, expected]);
    }
  }
});

/** What a parameter cannot be; undefined for those that can be any text. */
function breakValue({ type, items, maxLength, ...demands }: OpenAPIV3_1.SchemaObject & { items?: object }) {
  if (type === "array") return Object.keys(items ?? {}).length > 1 ? "!" : ",a".repeat(101);
  if (type !== "string" || demands.enum || demands.pattern) return "!";
  return maxLength === undefined ? undefined : "a".repeat(maxLength + 1);
}

it("every call and page refuses an account on hold", async () => {
  const held = await signIn(site, "held@example.com");
  await site.services.licenses.give(held.id, { source: "manual" });
  await site.services.userAdmin.change(held.id, { isAbuser: true });
  const open: string[] = [];
  for (const call of calls) {
    // Some of those that answer sign out.
    const { headers, token } = await signIn(site, "held@example.com");
    for (const own of [headers, { authorization: `Bearer ${token}` }]) {
      const response = await site.app.inject({ ...requestOf(call), headers: { ...requestOf(call).headers, ...own } });
      if (summarize(response) !== "403 false account_held") open.push(call.name);
    }
  }
  expect([...new Set(open)].toSorted()).toEqual(
    calls
      .map(({ name }) => name)
      .filter(isOpenName)
      .toSorted(),
  );
  await site.services.userAdmin.change(held.id, { isAbuser: false });
  const { headers } = await signIn(site, "held@example.com");
  expect((await site.app.inject({ url: "/api/collections/v3", headers })).statusCode).not.toBe(403);
});

/** Signing in and out, who one is, and whether visits are counted: what the page of the account policy needs. */
const isOpenName = (name: string) => / \/api\/(?:auth|token|config|events)\/v1\b|^GET \/api\/user\/v2$/.test(name);

it("every call for signed-in people asks guests to sign in", async () => {
  for (const call of calls.filter(({ isForPeople }) => isForPeople)) {
    expect(summarize(await site.app.inject(requestOf(call))), call.name).toBe("401 false signed_out");
  }
});

/** These are limited by what there is already; their own tests fill it up. */
const limitedByRoom = new Set([
  "createCollection",
  "copyCollection",
  "addCollectionIcons",
  "moveCollectionIcons",
  "fetchCollectionDownload",
  "followCollections",
  "getImage",
  "getImageByPath",
  "getMediaFile",
  "searchIcons",
  "searchGroups",
  "searchIconsByMeaning",
]);
const mostAsked = 700;

it("repeated requests are rate-limited", { timeout: 180_000 }, async () => {
  for (const call of documenting(429)) {
    if (limitedByRoom.has(call.operationId)) continue;
    const request = { ...requestOf(call), headers: member.headers };
    let explanation = "";
    for (let asked = 0; asked < mostAsked && !explanation.startsWith("429"); asked += 1)
      explanation = summarize(await ask(site, request));
    expect(explanation, call.name).toBe("429 false limit_reached");
  }
});

it("a URL that is too long is rejected with the format of call errors, before it is parsed", async () => {
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${origin}/api/iconsets/v7/search?term=${"a".repeat(20_000)}`);
  expect(response.status).toBe(431);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(await response.json()).toEqual({ success: false, code: "too_large", message: expect.any(String) });
});

describe("while the database is unavailable", () => {
  let away: TestApp;
  beforeAll(async () => {
    away = await startTestApp({ TEST_MODE: "true", DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
  });
  afterAll(() => away.close());

  /** These want more than the database: their own tests take that away. */
  const others = new Set(["searchByPicture", "getMediaFile"]);

  it("calls that need it return an error, and no others", async () => {
    const signedIn = { ...member.headers, cookie: `token=${"a".repeat(43)}` };
    for (const call of calls) {
      const request = requestOf(call);
      const answers = [await ask(away, request), await ask(away, { ...request, headers: signedIn })].map(summarize);
      const isUnavailable = answers.includes("503 false unavailable");
      expect(isUnavailable, `${call.name}: ${answers.join(", ")}`).toBe(
        call.statuses.has(503) && !others.has(call.operationId),
      );
    }
  });

  it("a signed-in person never gets 401", async () => {
    const headers = { ...member.headers, cookie: `token=${"a".repeat(43)}` };
    for (const call of calls) {
      const { statusCode } = await away.app.inject({ ...requestOf(call), headers });
      expect(statusCode, call.name).not.toBe(401);
      expect(statusCode, call.name).not.toBe(500);
    }
  });

  it("guests do", async () => {
    expect(await away.app.inject("/api/token/v1")).toMatchObject({ statusCode: 401 });
    expect(await away.app.inject("/user/v2")).toMatchObject({ statusCode: 401 });
  });
});
