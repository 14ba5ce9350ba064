import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHttpVisitor, type HttpVisitor } from "../../../tests/harness/people/http-visitor.ts";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../tests/harness/site/test-app.ts";

/** What people are told who are about to be signed in when the database goes away. */

let app: TestApp;
let site: string;
beforeAll(async () => {
  app = await startTestApp(withOwnServer);
  const { port } = new URL(await app.app.listen({ port: 0, host: "127.0.0.1" }));
  site = `http://localhost:${port}`;
});
afterAll(() => app.close());

/** It is killed and cannot be started again. */
async function endDatabase(): Promise<void> {
  const home = join(app.dataDir, "postgres-18");
  const note = await readFile(join(home, "cluster", "postmaster.pid"), "utf8");
  process.kill(Number(note.split("\n")[0]), "SIGKILL");
  await rename(home, `${home}.away`);
  await writeFile(home, "");
  const call = () => app.services.people.knows({ provider: "github", subject: "nobody" });
  await expect.poll(() => call().catch((error: { code: string }) => error.code)).toBe("unavailable");
}

async function comeFromProvider(visitor: HttpVisitor): Promise<string> {
  const page = await visitor.go(`${site}/api/auth/v1/login/github?path=/icons/new`);
  const resume = await visitor.ask(page.url, { form: { person: "member" } });
  return (await visitor.ask(resume.headers.location!)).headers.location!;
}

async function comeFromOtherLanguage(visitor: HttpVisitor): Promise<string> {
  const begun = await visitor.ask(`${site.replace("//", "//de.")}/api/token/v1/enter?from=en&path=/icons/new`);
  const { token } = await signIn(app, "anna@example.com");
  const moved = await visitor.ask(begun.headers.location!, { headers: { cookie: `token=${token}` } });
  return moved.headers.location!;
}

/** What a program brings for which somebody has signed in. */
async function redeemCode(visitor: HttpVisitor): Promise<object> {
  const credentials = {
    nonce: "a-nonce-of-the-program",
    codeVerifier: "v".repeat(43),
    redirectUri: `${site}/api/auth/v1/callback/google`,
  };
  const begin = { ...credentials, state: "s".repeat(20) };
  const page = await visitor.go(app.services.localIdentity!.standInFor("google").makeAuthorizationUrl(begin).href);
  const resume = await visitor.ask(page.url, { form: { person: "member" } });
  const back = new URL((await visitor.ask(resume.headers.location!)).headers.location!);
  return { client: "plugin", code: back.searchParams.get("code"), credentials };
}

test("a database outage blames no provider, signs no one in, and preserves the return path", async () => {
  const visitor = createHttpVisitor();
  const [callback, enter] = [await comeFromProvider(visitor), await comeFromOtherLanguage(visitor)];
  expect(enter).toContain("code=");
  const payload = await redeemCode(createHttpVisitor());
  await endDatabase();
  const response = await app.app.inject({ method: "POST", url: "/api/auth/v1/login/google", payload });
  expect([response.statusCode, response.json()]).toMatchObject([503, { code: "unavailable" }]);
  expect((await visitor.go(callback)).url).toBe(`${site}/icons/sign-in?problem=away&type=github&path=%2Ficons%2Fnew`);
  const german = site.replace("//", "//de.");
  expect((await visitor.go(enter)).url).toBe(`${german}/icons/sign-in?problem=away&path=%2Ficons%2Fnew`);
  for (const cookies of visitor.cookies.values()) expect(cookies.has("token")).toBe(false);
});
