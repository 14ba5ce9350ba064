import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import {
  createSoftAuthenticator,
  type SoftAuthenticator,
} from "../../../../tests/harness/people/soft-authenticator.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const post = async (host: string, url: string, payload: object, cookie = "") =>
  site.app.inject({ method: "POST", url, payload, headers: { host, origin: `http://${host}`, cookie } });

/** Somebody with a passkey for a host. */
async function addPasskey(host: string, email: string): Promise<SoftAuthenticator> {
  const { cookie } = (await signIn(site, email)).headers;
  const authenticator = createSoftAuthenticator(`http://${host}`);
  const asked = await post(host, "/api/user/v2/passkeys/options", {}, cookie);
  const response = authenticator.register(asked.json<{ options: never }>().options);
  const added = await post(host, "/api/user/v2/passkeys", { name: "Laptop", response }, cookie);
  expect(added.statusCode).toBe(200);
  return authenticator;
}

async function use(authenticator: SoftAuthenticator, host: string, counter: number) {
  const asked = await post(host, "/api/auth/v1/login/passkey/options", {});
  const response = authenticator.signIn(asked.json<{ options: never }>().options, counter);
  return post(host, "/api/auth/v1/login/passkey", { response, path: "/icons/new" });
}

test("a passkey whose counter doesn't increase may be a copy, and is rejected", async () => {
  const laptop = await addPasskey("localhost", "anna@example.com");
  const statuses = [];
  for (const counter of [1, 5, 5, 4, 0, 6]) {
    const { statusCode, cookies } = await use(laptop, "localhost", counter);
    expect(cookies.some(({ name }) => name === "token")).toBe(statusCode === 200);
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([200, 200, 403, 403, 403, 200]);
});

test("a passkey without a counter works repeatedly", async () => {
  const phone = await addPasskey("localhost", "berta@example.com");
  for (let time = 0; time < 3; time += 1) expect((await use(phone, "localhost", 0)).statusCode).toBe(200);
});

test("in another language it redirects to the origin of the sign-in", async () => {
  const laptop = await addPasskey("de.localhost", "clara@example.com");
  const { path } = (await use(laptop, "de.localhost", 1)).json<{ path: string }>();
  expect(path).toBe("http://localhost/api/token/v1/enter?from=de&back=de&path=%2Ficons%2Fnew");
});

test("a person who signs in with it within thirty days of a deletion request sees that their account stays", async () => {
  const laptop = await addPasskey("localhost", "dora@example.com");
  const dora = await site.services.people.meetByEmail("dora@example.com", { locale: "en" });
  await site.services.accountDeletion.ask(dora, { origin: "http://localhost" });
  const { path } = (await use(laptop, "localhost", 1)).json<{ path: string }>();
  expect(path).toBe("/icons/sign-in?notice=back&path=%2Ficons%2Fnew");
  expect((await use(laptop, "localhost", 2)).json<{ path: string }>().path).toBe("/icons/new");
});

test("a passkey signs in, however many attempts its network has made", async () => {
  const laptop = await addPasskey("localhost", "patient@example.com");
  for (let count = 0; count < 700; count += 1) {
    await post("localhost", "/api/auth/v1/login/passkey/options", {});
    await post("localhost", "/api/auth/v1/login/passkey", { response: { id: "none" } });
  }
  expect((await use(laptop, "localhost", 1)).statusCode).toBe(200);
});
