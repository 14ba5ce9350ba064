import type { InjectOptions } from "fastify";
import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn, type Member } from "./harness/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/test-app.ts";

let site: TestApp;
let member: Member;
let calls: { name: string; method: InjectOptions["method"]; url: string; body: string | undefined }[];

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  member = await signIn(site, "anna@example.com");
  const { paths = {} } = (await site.app.inject("/api/openapi.json")).json<OpenAPIV3_1.Document>();
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject>).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as "POST",
      url: path.replaceAll(/\{[^}]+\}/g, "00000000-0000-4000-8000-000000000000"),
      body: requestBody && Object.keys((requestBody as OpenAPIV3_1.RequestBodyObject).content)[0],
    })),
  );
});
afterAll(() => site.close());

/** What each call with a body answers, where that is not what it should be. */
async function listOthers(status: number, { headers, payload }: Pick<InjectOptions, "headers" | "payload">) {
  const others: string[] = [];
  for (const { name, method, url, body } of calls) {
    if (body === undefined) continue;
    const type = headers?.["content-type"] ?? body;
    const asked = { ...member.headers, ...headers, "content-type": type };
    const response = await site.app.inject({ method: method!, url, headers: asked, payload: payload! });
    const failure = response.json<{ success: boolean; code: string }>();
    if (response.statusCode !== status || failure.success) others.push(`${name}: ${response.statusCode}`);
  }
  return others;
}

it("no call writes for a page of another site", async () => {
  const headers = { ...member.headers, origin: "https://elsewhere.example" };
  for (const { name, method, url } of calls) {
    if (method === "GET") continue;
    const { statusCode, body } = await site.app.inject({ method: method!, url, headers, payload: {} });
    expect([statusCode, body], name).toEqual([403, expect.stringContaining("another site")]);
  }
});

describe("every call that takes something", () => {
  it("refuses what is of another type", async () => {
    expect(await listOthers(415, { headers: { "content-type": "application/x-nothing" }, payload: "?" })).toEqual([]);
  });

  it("refuses what is too large before it reads it", async () => {
    expect(await listOthers(413, { headers: { "content-length": "999999999" }, payload: "{}" })).toEqual([]);
  });

  it("refuses what is not written well", async () => {
    expect(await listOthers(400, { payload: '{"' })).toEqual([]);
  });
});

describe("while the database is away", () => {
  let away: TestApp;
  beforeAll(async () => {
    away = await startTestApp({ TEST_MODE: "true", DATABASE_URL: "postgres://nobody@127.0.0.1:9/nothing" });
  });
  afterAll(() => away.close());

  it("nobody who has signed in is told that they have not", async () => {
    const headers = { ...member.headers, cookie: `token=${"a".repeat(43)}` };
    for (const { name, method, url, body } of calls) {
      const taken = body !== undefined && { headers: { ...headers, "content-type": body }, payload: "{}" };
      const { statusCode } = await away.app.inject({ method: method!, url, headers, ...taken });
      expect(statusCode, name).not.toBe(401);
      expect(statusCode, name).not.toBe(500);
    }
  });

  it("guests are", async () => {
    expect(await away.app.inject("/api/token/v1")).toMatchObject({ statusCode: 401 });
    expect(await away.app.inject("/user/v2")).toMatchObject({ statusCode: 401 });
  });
});
