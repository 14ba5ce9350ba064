import { describe, expect, test } from "vitest";
import { beSomebody } from "../harness/people/be-somebody.ts";
import { nameSite } from "../harness/people/enter-site.ts";
import { createHttpVisitor, type HttpVisitor } from "../harness/people/http-visitor.ts";
import { siteUrl } from "../harness/site/site-url.ts";

/** Lists with several pages, and those with one. */
const longLists = [
  "/icons/set/home",
  "/icons/set/arrow",
  "/icons/set/popular",
  "/icons/set/animals",
  "/icons/lucide",
  "/icons/mdi",
  "/icons/authors/google/google",
  "/icon/set/emoji/emoji",
  "/icons/new",
  "/icons/new--animated",
  "/icons/styles",
  "/icons/styles?sorting=size&grouping=true",
  "/icons/illustrations",
  "/icons/images",
];
const shortLists = [
  "/icons/set/home--style-lucide",
  "/icons/request-icon",
  "/icons/illustrations?term=house",
  "/icons/set/home--animated",
];
const adminLists = ["people", "seo", "redirects", "catalogue"].map((part) => `/icons/admin/${part}`);
const falsePages = ["0", "-1", "1.5", "abc", ""];

const site = () => nameSite(siteUrl());
const withPage = (path: string, page: number | string, name = "page") =>
  `${path}${path.includes("?") ? "&" : "?"}${name}=${page}`;

type Ask = (path: string) => Promise<{ status: number; text: string; location: string | null }>;

const askBy =
  (visitor: HttpVisitor, origin = site()): Ask =>
  async (path) => {
    const { status, text, headers } = await visitor.ask(origin + path);
    return { status, text, location: headers.location ?? null };
  };
const ask: Ask = (path) => askBy(createHttpVisitor())(path);

async function visitAsAdmin(): Promise<Ask> {
  const visitor = createHttpVisitor();
  await beSomebody(visitor, await visitor.go(`${site()}/api/auth/v1/login/github?path=/icons`), { person: "admin" });
  return askBy(visitor);
}

/** The way back that a page without a list offers. */
function findWayBack(html: string): { href: string; label: string } {
  const [, href = "", inner = ""] =
    /<a[^>]* href="([^"]*)"[^>]*>((?:(?!<\/a>).)*Go to the (?:last|first) page)/s.exec(html) ?? [];
  return { href: href.replaceAll("&amp;", "&"), label: inner.replaceAll(/<[^>]*>/g, "") };
}

async function expectEnd(path: string, { by = ask, name = "page", label = /^Go to the (last|first) page$/ } = {}) {
  for (const page of [99_999, 123_456_789]) {
    const behind = await by(withPage(path, page, name));
    expect([path, page, behind.status]).toEqual([path, page, 404]);
    expect(behind.text).toContain("noindex");
    expect(behind.text).not.toContain('rel="canonical"');
    const wayBack = findWayBack(behind.text);
    expect([path, wayBack.label]).toEqual([path, expect.stringMatching(label)]);
    const back = await by(wayBack.href);
    expect([wayBack.href, back.status]).toEqual([wayBack.href, 200]);
    const last = Number(new URL(wayBack.href, site()).searchParams.get(name) ?? 1);
    expect((await by(withPage(path, last + 1, name))).status).toBe(404);
    if (last > 2) expect((await by(withPage(path, last - 1, name))).status).toBe(200);
  }
}

describe("a list has no page after its last one, and the 404 links back", () => {
  test.each(longLists)("%s", async (path) => {
    await expectEnd(path, { label: /^Go to the last page$/ });
  });
  test.each(shortLists)("%s, which has one page", async (path) => {
    await expectEnd(path);
  });
  test("lists for admins", async () => {
    const by = await visitAsAdmin();
    for (const path of adminLists.slice(0, 3)) await expectEnd(path, { by });
    for (const name of ["gone", "added"]) await expectEnd("/icons/admin/catalogue", { by, name });
  });
  test("in the language of the page", async () => {
    const german = await askBy(createHttpVisitor(), nameSite(siteUrl(), "de"))("/icons/lucide?page=99999");
    expect(german).toMatchObject({ status: 404, text: expect.stringContaining("Zur letzten Seite") as string });
  });
});

describe("an invalid page number redirects to the first page", () => {
  test.each([...longLists, ...shortLists])("%s", async (path) => {
    for (const page of falsePages) {
      const { status, location } = await ask(withPage(path, page));
      expect([page, status, location]).toEqual([page, 301, path]);
    }
    expect((await ask(withPage(path, 1))).status).toBe(200);
  });
  test("lists for admins", async () => {
    const by = await visitAsAdmin();
    for (const path of adminLists) {
      for (const page of falsePages) {
        const { status, location } = await by(withPage(path, page));
        expect([path, page, status, location]).toEqual([path, page, 301, path]);
      }
    }
  });
  test("without an extra redirect", async () => {
    expect(await ask("/icons/set/Home?page=0&sorting=new")).toMatchObject({
      status: 301,
      location: "/icons/set/home?sorting=new",
    });
  });
});
