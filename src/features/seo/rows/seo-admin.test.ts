import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

const texts = "/api/admin/v1/texts";
const redirects = "/api/admin/v1/redirects";
let site: TestApp;
let admin: Member;

beforeAll(async () => {
  site = await startTestApp({ REDIRECT_HOSTS: "blog.example.com" });
  admin = await signIn(site, "ada@example.com");
  await site.services.userAdmin.change(admin.id, { grant: "admin" });
});
afterAll(() => site.close());

async function ask(method: "PUT" | "DELETE", url: string, payload?: object, by: Member | undefined = admin) {
  const answer = await site.app.inject({
    method,
    url,
    ...(payload && { payload }),
    ...(by && { headers: by.headers }),
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string; field?: string }>() };
}
const findHeading = async (uri: string) =>
  (await site.services.seo.findTexts({ uri, locale: "en", projectId: "icons" }))?.texts.title;
const lead = async (path: string) => site.services.addresses.resolve(path, "en");

test("these calls don't exist for anyone but admins, whatever they send", async () => {
  const anna = await signIn(site, "anna@example.com");
  for (const by of [undefined, anna]) {
    for (const url of [texts, redirects]) {
      const answer = await site.app.inject({ method: "PUT", url, payload: {}, ...(by && { headers: by.headers }) });
      expect(answer.statusCode).toBe(404);
    }
  }
});

test("texts take effect before the response, can be replaced, and without them the template applies", async () => {
  const template = await findHeading("/icons/set/home");
  const row = { uri: "/icons/set/home", locale: "en" };
  expect(await ask("PUT", texts, { ...row, h1: "Homes" })).toMatchObject({ status: 200 });
  expect(await findHeading("/icons/set/home")).toBe("Homes");
  expect(await ask("PUT", texts, { ...row, md: "All homes" })).toMatchObject({ status: 200 });
  expect(await findHeading("/icons/set/home")).toBe(template);
  expect(await site.services.seoAdmin.listTexts({ words: "ALL HO", limit: 5, pageNumber: 1 })).toMatchObject({
    total: 1,
    rows: [{ uri: "/icons/set/home", h1: null, md: "All homes" }],
  });
  expect(await ask("DELETE", `${texts}?${String(new URLSearchParams(row))}`)).toMatchObject({ status: 200 });
  expect(await site.services.seoAdmin.count("texts")).toBe(0);
});

test.for([
  { sent: { uri: "/icons/new", locale: "en" }, field: "h1" },
  { sent: { uri: "//evil.example", locale: "en", h1: "x" }, field: "uri" },
  { sent: { uri: "/icons/new", locale: "xx", h1: "x" }, field: "locale" },
  { sent: { uri: "/icons/new", locale: "en", t1: "[x](javascript:alert(1))" }, field: "t1" },
])("texts that a file can't contain are rejected by their field: $field", async ({ sent, field }) => {
  expect(await ask("PUT", texts, sent)).toMatchObject({ status: 400, body: { code: "invalid_input", field } });
  expect(await site.services.seoAdmin.count("texts")).toBe(0);
});

test("a redirect applies from the next request on, to a path or to an allowed site, until it is removed", async () => {
  expect(await ask("PUT", redirects, { path: "/old%20one", target: "/icons/new", status: 302 })).toMatchObject({
    status: 200,
  });
  expect(await lead("/old%20one")).toMatchObject({ kind: "redirect", to: "/icons/new", status: 302 });
  await ask("PUT", redirects, { path: "/old%20one", target: "https://blog.example.com/news" });
  expect(await lead("/old%20one")).toMatchObject({ to: "https://blog.example.com/news", status: 301 });
  expect(await site.services.seoAdmin.listRedirects({ words: "news", limit: 5, pageNumber: 1 })).toMatchObject({
    total: 1,
  });
  expect(await ask("DELETE", `${redirects}?path=${encodeURIComponent("/old%20one")}`)).toMatchObject({ status: 200 });
  expect(await lead("/old%20one")).not.toMatchObject({ kind: "redirect" });
});

test("redirects to other sites, from no path and in cycles are rejected and change nothing", async () => {
  await ask("PUT", redirects, { path: "/a", target: "/b" });
  expect(await ask("PUT", redirects, { path: "/c", target: "https://evil.example" })).toMatchObject({
    status: 400,
    body: { field: "target" },
  });
  expect(await ask("PUT", redirects, { path: "c", target: "/d" })).toMatchObject({
    status: 400,
    body: { field: "path" },
  });
  expect(await ask("PUT", redirects, { path: "/b", target: "/a" })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect(await site.services.seoAdmin.count("redirects")).toBe(1);
});

async function request(path: string) {
  const url = `/api/admin/v1/page-status?${String(new URLSearchParams({ path }))}`;
  const answer = await site.app.inject({ method: "GET", url, headers: admin.headers });
  return answer.json<{ status?: number; field?: string }>();
}

test("admins see the response of a page for guests", async () => {
  expect(await request("/api/openapi.json")).toMatchObject({ status: 200 });
  expect(await request("/api/nothing")).toMatchObject({ status: 404 });
  expect(await request("//evil.example/")).toMatchObject({ field: "path" });
});
