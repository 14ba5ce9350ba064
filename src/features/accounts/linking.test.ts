import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import {
  startFakeProviders,
  type FakeProviders,
  type Persona,
} from "../../../tests/harness/people/fake-identity-providers.ts";
import { createFacebookSignIn } from "../../platform/identity/facebook-sign-in.server.ts";
import { createGithubSignIn } from "../../platform/identity/github-sign-in.server.ts";
import { createPeople } from "./users/people.server.ts";
import { createSignIn, type SignIn } from "./sign-in/sign-in.server.ts";

/** Which accounts elsewhere are one person's, with real adapters and providers as strict as the real ones. */

let fake: FakeProviders;
let held: Awaited<ReturnType<typeof startDatabase>>;
let signIn: SignIn;
beforeAll(async () => {
  [fake, held] = await Promise.all([startFakeProviders(), startDatabase()]);
  const { clientId, clientSecret, origin } = fake;
  const at = (type: string) => ({ authorize: `${origin}/${type}/authorize`, token: `${origin}/${type}/token` });
  const user = `${origin}/github/user`;
  const github = createGithubSignIn({
    clientId,
    clientSecret,
    endpoints: { ...at("github"), user, emails: `${user}/emails` },
  });
  const facebook = createFacebookSignIn({
    clientId,
    clientSecret,
    endpoints: { ...at("facebook"), me: `${origin}/facebook/me` },
  });
  signIn = createSignIn({
    providers: new Map([github, facebook].map((provider) => [provider.type, provider])),
    people: createPeople(held),
    sessionCache: { forget: () => undefined },
    makeKey: () => new Uint8Array(32),
    preparePerson: () => Promise.reject(new Error("nobody here is a stand-in")),
    welcomeStudent: () => Promise.resolve(),
  });
});
afterAll(async () => {
  await fake.close();
  await held.close();
});

async function come(type: "github" | "facebook", persona: Persona) {
  fake.persona = persona;
  const redirectUri = `https://icons.example/api/auth/v1/callback/${type}`;
  const begun = await signIn.begin(type, { redirectUri, path: "/icons", locale: "en" });
  const { headers } = await fetch(begun.url, { redirect: "manual" });
  const code = new URL(headers.get("location")!).searchParams.get("code")!;
  const attempt = await signIn.recall(type, begun);
  return signIn.meet(await signIn.readProfile(type, { ...attempt!, code }), { locale: "en" });
}

const ada: Persona = { subject: "1", email: "ada@example.com", isEmailVerified: true, name: "Ada" };

test("an email address that a provider doesn't verify links to no account, and a new person sees a message", async () => {
  const first = await come("github", ada);
  expect(first).toMatchObject({ person: { email: "ada@example.com" }, isUnconfirmed: false });
  const stranger = await come("facebook", { ...ada, subject: "2" });
  expect(stranger).toMatchObject({ person: { email: undefined }, isUnconfirmed: true });
  expect(stranger.person.id).not.toBe(first.person.id);
  expect(await come("facebook", { ...ada, subject: "2" })).toEqual({ person: stranger.person, isUnconfirmed: false });
  const unverified = await come("github", { ...ada, subject: "3", isEmailVerified: false });
  expect(unverified.person.id).not.toBe(first.person.id);
});

test("a returning person keeps their account, even with another email address", async () => {
  const first = await come("github", { ...ada, subject: "4", email: "eve@example.com" });
  const later = await come("github", { ...ada, subject: "4", email: "ada@example.com" });
  expect(later.person).toEqual(first.person);
});

test("a provider response counts only for the attempt that the same browser began", async () => {
  const redirectUri = "https://icons.example/api/auth/v1/callback/github";
  const begin = () => signIn.begin("github", { redirectUri, path: "/icons", locale: "en" });
  const [mine, other] = [await begin(), await begin()];
  expect(await signIn.recall("github", mine)).toMatchObject({ path: "/icons", redirectUri });
  expect(await signIn.recall("github", { state: other.state, sealed: mine.sealed })).toBeUndefined();
  expect(await signIn.recall("facebook", mine)).toBeUndefined();
  expect(
    await signIn.recall("github", { state: mine.state, sealed: `${mine.sealed.slice(0, -3)}AAA` }),
  ).toBeUndefined();
  expect(await signIn.recall("github", { state: mine.state, sealed: undefined })).toBeUndefined();
  expect(mine.sealed).not.toContain(mine.state);
});

test("disabled providers are neither offered nor accepted", async () => {
  expect(signIn.listMethods()).toEqual([
    { type: "github", isStandIn: false },
    { type: "facebook", isStandIn: false },
  ]);
  await expect(signIn.begin("apple", { redirectUri: "", path: "", locale: "en" })).rejects.toMatchObject({
    code: "not_found",
  });
});
