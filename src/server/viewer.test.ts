import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../tests/harness/site/test-app.ts";

let site: TestApp;
let anna: Member;

beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
});
afterAll(() => site.close());

const forget = (headers: Record<string, string>) =>
  site.app.inject({ method: "DELETE", url: "/api/user/v2/history", headers });

test("a person signed in by a cookie can write from pages of this site only", async () => {
  const { cookie } = anna.headers;
  expect((await forget({ cookie })).statusCode).toBe(403);
  expect((await forget({ cookie, origin: "http://localhost.example" })).statusCode).toBe(403);
  expect((await forget({ cookie, origin: "http://de.localhost:4000" })).statusCode).toBe(403);
  expect((await forget({ cookie, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await forget({ cookie, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
  expect((await forget({ cookie, origin: "http://localhost" })).statusCode).toBe(200);
  expect((await forget({ cookie, origin: "http://de.localhost" })).statusCode).toBe(200);
  expect((await forget({ authorization: `Bearer ${anna.token}` })).statusCode).toBe(200);
});
