import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  startFakeProviders,
  type FakeProviders,
  type Persona,
} from "../../../tests/harness/people/fake-identity-providers.ts";
import type { AppError } from "../../core/errors.ts";
import { signInTypes, type SignInType } from "../../core/people/sign-in-types.ts";
import { createAppleSignIn } from "./apple-sign-in.server.ts";
import { createFacebookSignIn } from "./facebook-sign-in.server.ts";
import { createGithubSignIn } from "./github-sign-in.server.ts";
import { createGoogleSignIn } from "./google-sign-in.server.ts";
import { createMicrosoftSignIn } from "./microsoft-sign-in.server.ts";
import type { SignInProvider } from "./sign-in-provider.server.ts";

/** What every way to sign in with an account elsewhere promises, against providers as strict as the real ones. */

let fake: FakeProviders;
beforeAll(async () => {
  fake = await startFakeProviders();
});
afterAll(() => fake.close());
afterEach(() => Object.assign(fake, { trouble: undefined, forged: {}, signsByStranger: false }));

const ada: Persona = { subject: "4711", email: "ada@example.com", isEmailVerified: true, name: "Ada Lovelace" };

function createProvider(type: SignInType, options: { clientSecret?: string; timeoutMs?: number } = {}): SignInProvider {
  const { clientId, clientSecret, origin } = fake;
  const common = { clientId, clientSecret, timeoutMs: 5_000, ...options };
  const at = (place: string) => `${origin}/${type}${place}`;
  const oauth = { authorize: at("/authorize"), token: at("/token") };
  const openId = { ...oauth, keys: at("/keys"), issuer: at("") };
  if (type === "github") {
    return createGithubSignIn({ ...common, endpoints: { ...oauth, user: at("/user"), emails: at("/user/emails") } });
  }
  if (type === "google") return createGoogleSignIn({ ...common, endpoints: openId });
  if (type === "microsoft") return createMicrosoftSignIn({ ...common, endpoints: { ...openId, issuer: at("/{tid}") } });
  if (type === "facebook") return createFacebookSignIn({ ...common, endpoints: { ...oauth, me: at("/me") } });
  // Whose key is not registered under that name is not the site.
  const apple = options.clientSecret === undefined ? fake.apple : { ...fake.apple, keyId: options.clientSecret };
  return createAppleSignIn({ ...apple, clientId, timeoutMs: common.timeoutMs, endpoints: openId });
}

function makeAttempt(type: SignInType) {
  return {
    state: "state-of-this-attempt",
    nonce: "nonce-of-this-attempt",
    codeVerifier: "verifier-of-this-attempt-which-is-long-enough",
    redirectUri: `https://icons.example/api/auth/v1/callback/${type}`,
  };
}

/** Goes to the provider as a browser does, and comes back with what it brought. */
async function visit(provider: SignInProvider, persona: Persona) {
  fake.persona = persona;
  const attempt = makeAttempt(provider.type);
  const response = await fetch(provider.makeAuthorizationUrl(attempt), { redirect: "manual" });
  const parameters = provider.answersByForm
    ? ((await response.json()) as Record<string, string>)
    : Object.fromEntries(new URL(response.headers.get("location") ?? "").searchParams);
  expect(parameters["state"]).toBe(attempt.state);
  const { nonce, codeVerifier, redirectUri } = attempt;
  const user = parameters["user"];
  return { code: parameters["code"]!, nonce, codeVerifier, redirectUri, ...(user !== undefined && { user }) };
}

/** What a provider does not have is not skipped, but not there. */
const ignore = (_name: string, _promise: () => Promise<void>) => undefined;

const failure = (promise: Promise<unknown>) =>
  promise.then(
    (value) => expect.fail(`it was answered with ${JSON.stringify(value)}`),
    (error: AppError) => error.code,
  );

describe.each(signInTypes)("%s", (type) => {
  const tellsVerified = type !== "facebook";
  const hasIdToken = type === "google" || type === "microsoft" || type === "apple";
  const hasPkce = type === "github" || type === "google" || type === "microsoft";

  test("returns the identity of a person", async () => {
    const provider = createProvider(type);
    expect(await provider.readProfile(await visit(provider, ada))).toEqual({
      provider: type,
      subject: "4711",
      email: "ada@example.com",
      isEmailVerified: tellsVerified,
      name: "Ada Lovelace",
    });
  });

  test("marks an unverified email address as such", async () => {
    const provider = createProvider(type);
    const answer = await visit(provider, { ...ada, isEmailVerified: false });
    expect(await provider.readProfile(answer)).toMatchObject({ email: "ada@example.com", isEmailVerified: false });
  });

  test("accepts a profile without an email address, or with an invalid one", async () => {
    const provider = createProvider(type);
    const { email: _email, ...nobody } = ada;
    const { email, isEmailVerified } = await provider.readProfile(await visit(provider, nobody));
    expect([email, isEmailVerified]).toEqual([undefined, false]);
    const odd = await provider.readProfile(await visit(provider, { ...ada, email: "no address\n" }));
    expect([odd.email, odd.isEmailVerified]).toEqual([undefined, false]);
  });

  test("a code is valid once", async () => {
    const provider = createProvider(type);
    const answer = await visit(provider, ada);
    await provider.readProfile(answer);
    expect(await failure(provider.readProfile(answer))).toBe("not_allowed");
  });

  test("a forged code, or one for another redirect URL, is rejected", async () => {
    const provider = createProvider(type);
    const answer = await visit(provider, ada);
    expect(await failure(provider.readProfile({ ...answer, code: "made-up" }))).toBe("not_allowed");
    const redirectUri = "https://icons.example/elsewhere/callback/x";
    expect(await failure(provider.readProfile({ ...answer, redirectUri }))).toBe("not_allowed");
  });

  const testPkce = hasPkce ? test : ignore;
  testPkce("a code that somebody else began to ask for is not confirmed", async () => {
    const provider = createProvider(type);
    const answer = await visit(provider, ada);
    const codeVerifier = "verifier-of-another-attempt-which-is-long-enough";
    expect(await failure(provider.readProfile({ ...answer, codeVerifier }))).toBe("not_allowed");
  });

  const testIdToken = hasIdToken ? test : ignore;
  testIdToken("an id token that is not for this site, attempt and time is not confirmed", async () => {
    const provider = createProvider(type);
    const now = Math.floor(Date.now() / 1000);
    const forgeries = [
      { nonce: "nonce-of-another-attempt" },
      { nonce: undefined },
      { aud: "another-site" },
      { aud: [fake.clientId, "another-site"] },
      { iss: "https://provider.example" },
      { exp: now - 3_600, iat: now - 7_200 },
      { exp: undefined },
      { sub: "" },
    ];
    for (const forged of forgeries) {
      fake.forged = forged;
      const answer = await visit(provider, ada);
      expect(await failure(provider.readProfile(answer)), JSON.stringify(forged)).toBe("not_allowed");
    }
    Object.assign(fake, { forged: {}, signsByStranger: true });
    expect(await failure(provider.readProfile(await visit(provider, ada)))).toBe("not_allowed");
  });

  test("a provider that doesn't know the site is unavailable", async () => {
    const stranger = createProvider(type, { clientSecret: "wrong" });
    expect(await failure(stranger.readProfile(await visit(stranger, ada)))).toBe("unavailable");
  });

  test.each(["silence", "garbage", "flood", "failure", "elsewhere"] as const)(
    "a provider that responds with %s is unavailable",
    async (trouble) => {
      const provider = createProvider(type, trouble === "silence" ? { timeoutMs: 100 } : {});
      const answer = await visit(provider, ada);
      fake.trouble = trouble;
      expect(await failure(provider.readProfile(answer))).toBe("unavailable");
    },
  );

  test("its error messages contain no secret", async () => {
    const provider = createProvider(type);
    const answer = await visit(provider, ada);
    fake.trouble = "garbage";
    const { message, cause } = (await provider.readProfile(answer).catch((error: unknown) => error)) as Error;
    const text = `${message} ${String(cause)}`;
    for (const secret of [fake.clientSecret, answer.code, answer.codeVerifier]) expect(text).not.toContain(secret);
  });
});

test("an organization's Microsoft account counts as verified if the owner of the domain has verified it", async () => {
  const provider = createProvider("microsoft");
  fake.forged = { xms_edov: 1 };
  const profile = await provider.readProfile(await visit(provider, { ...ada, isEmailVerified: false }));
  expect(profile.isEmailVerified).toBe(true);
});
