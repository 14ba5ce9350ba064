import { expect, inject, test } from "vitest";
import { beSomebody } from "../harness/be-somebody.ts";
import { nameSite } from "../harness/enter-site.ts";
import { createHttpVisitor } from "../harness/http-visitor.ts";

const paths = ["/icons/admin", "/icons/admin/people"];

/** A page as it is for somebody of the ready people, or for a guest. */
async function openAs(person: string | undefined, path: string) {
  const site = nameSite(inject("siteUrl"));
  const visitor = createHttpVisitor();
  if (person !== undefined) {
    await beSomebody(visitor, await visitor.go(`${site}/api/auth/v1/login/github?path=/icons`), { person });
    expect(visitor.cookies.get(new URL(site).host)?.has("token")).toBe(true);
  }
  return visitor.ask(site + path);
}

test.for([undefined, "member", "paid", "maker"].flatMap((person) => paths.map((path) => ({ person, path }))))(
  "for somebody who is no admin ($person) there is nothing at $path, as anywhere else",
  async ({ person, path }) => {
    const page = await openAs(person, path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(`Page Not Found: ${path}`);
    expect(page.text).toContain('href="/icons/lucide"');
    expect(page.text).not.toContain("@people.example");
  },
);

test("for an admin they are pages, which nobody keeps and which lead to each other", async () => {
  const kept = { "cache-control": "private, no-store" };
  const overview = await openAs("admin", "/icons/admin");
  expect(overview).toMatchObject({ status: 200, headers: kept });
  for (const path of paths) expect(overview.text).toContain(`href="${path}"`);
  const people = await openAs("admin", "/icons/admin/people");
  expect(people).toMatchObject({ status: 200, headers: kept });
  expect(people.text).toContain("admin@people.example");
  expect(await openAs("admin", "/icons/admin/nothing")).toMatchObject({ status: 404 });
});
