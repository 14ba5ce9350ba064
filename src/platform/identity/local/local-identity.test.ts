import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { beSomebody } from "../../../../tests/harness/people/be-somebody.ts";
import { createHttpVisitor } from "../../../../tests/harness/people/http-visitor.ts";
import type { AppError } from "../../../core/errors.ts";
import { signInTypes, type SignInType } from "../../../core/people/sign-in-types.ts";
import { createLocalIdentity, type LocalIdentity } from "./local-identity.server.ts";
import { registerLocalIdentity } from "./register-local-identity.server.ts";

const options = {
  path: "/test/identity",
  callbackPath: "/api/auth/v1/callback",
  people: [{ id: "maker", name: "Mira Maker", email: "maker@example.com", note: "Draws requested icons" }],
};

let app: FastifyInstance;
let identity: LocalIdentity;
let site: string;
beforeAll(async () => {
  identity = createLocalIdentity({ ...options, isTestMode: true });
  app = fastify();
  await registerLocalIdentity(app, identity, options.path);
  app.all("/api/auth/v1/callback/:type", async ({ query, body }) => body ?? query);
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  site = address.replace("127.0.0.1", "de.localhost");
});
afterAll(() => app.close());

function makeAttempt(type: SignInType) {
  const redirectUri = `${site}/api/auth/v1/callback/${type}`;
  return {
    state: "state-of-this-attempt",
    nonce: "nonce-of-this-attempt",
    codeVerifier: "v".repeat(43),
    redirectUri,
  };
}

/** Sends a visitor there; `brought` is what their browser brings back. */
async function visit(type: SignInType, choice: Record<string, string>, attempt = makeAttempt(type)) {
  const visitor = createHttpVisitor();
  const page = await visitor.go(identity.standInFor(type).makeAuthorizationUrl(attempt).href);
  const end = await beSomebody(visitor, page, choice);
  return { page, end, brought: end.status === 200 ? (JSON.parse(end.text) as Record<string, string>) : {} };
}

test("it can't be created outside of test mode", () => {
  expect(() => createLocalIdentity({ ...options, isTestMode: false })).toThrow("only available in test mode");
});

describe.each(signInTypes)("the test provider in place of %s", (type) => {
  const provider = () => identity.standInFor(type);

  test("its page explains itself, and offers test users", async () => {
    const attempt = makeAttempt(type);
    const { page, end, brought: parameters } = await visit(type, { person: "maker", email: "" });
    expect(page.text).toMatch(/Test mode: local \w+ sign-in/);
    expect(page.text).toContain("Mira Maker");
    expect(end.url).toContain(attempt.redirectUri);
    expect(parameters["state"]).toBe(attempt.state);
    expect(await provider().readProfile({ ...attempt, code: parameters["code"]! })).toEqual({
      provider: type,
      subject: "maker",
      email: "maker@example.com",
      isEmailVerified: true,
      name: "Mira Maker",
    });
  });
});

test("a visitor may choose any email address", async () => {
  const { brought: parameters } = await visit("google", { person: "", email: " Somebody@Example.com " });
  const profile = await identity
    .standInFor("google")
    .readProfile({ ...makeAttempt("google"), code: parameters["code"]! });
  expect(profile).toEqual({
    provider: "google",
    subject: "somebody@example.com",
    email: "somebody@example.com",
    isEmailVerified: true,
  });
  const { end } = await visit("google", { person: "", email: "nobody" });
  expect([end.status, end.text]).toEqual([400, expect.stringContaining("Enter an email address.")]);
});

test("a canceled sign-in returns no code", async () => {
  const { brought: parameters } = await visit("github", { cancel: "yes" });
  expect([parameters["error"], parameters["code"]]).toEqual(["access_denied", undefined]);
});

test("codes are valid once, for the attempt that requested them", async () => {
  const provider = identity.standInFor("github");
  const { brought: parameters } = await visit("github", { person: "maker" });
  const answer = { ...makeAttempt("github"), code: parameters["code"]! };
  const outcome = (other: Partial<typeof answer>) =>
    provider.readProfile({ ...answer, ...other }).then(
      () => "confirmed",
      (error: AppError) => error.code,
    );
  expect(await outcome({ codeVerifier: "w".repeat(43) })).toBe("not_allowed");
  expect(await outcome({})).toBe("confirmed");
  expect(await outcome({})).toBe("not_allowed");
  const { brought: second } = await visit("github", { person: "maker" });
  expect(await outcome({ code: second["code"]!, nonce: "nonce-of-another-attempt" })).toBe("not_allowed");
});

test("it redirects no one to another site", async () => {
  for (const redirectUri of ["https://evil.example/api/auth/v1/callback/github", `${site}/elsewhere`]) {
    const { searchParams } = identity.standInFor("github").makeAuthorizationUrl(makeAttempt("github"));
    searchParams.set("redirect_uri", redirectUri);
    const page = await createHttpVisitor().go(`${site}${options.path}/auth?${searchParams}`);
    expect([page.status, page.hops, page.text]).toEqual([400, [], expect.stringContaining("redirect_uri")]);
  }
});

test("it writes nothing to the console", async () => {
  const spies = (["info", "warn", "error", "log"] as const).map((level) => vi.spyOn(console, level));
  await visit("apple", { person: "maker" });
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
});
