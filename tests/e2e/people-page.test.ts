import { expect, inject, test } from "vitest";
import { beSomebody } from "../harness/be-somebody.ts";
import { nameSite } from "../harness/enter-site.ts";
import { createHttpVisitor } from "../harness/http-visitor.ts";

const path = "/icons/admin/people";

/** The page as it is for somebody of the ready people, or for a guest. */
async function openAs(person?: string) {
  const site = nameSite(inject("siteUrl"));
  const visitor = createHttpVisitor();
  if (person !== undefined) {
    await beSomebody(visitor, await visitor.go(`${site}/api/auth/v1/login/github?path=/icons`), { person });
    expect(visitor.cookies.get(new URL(site).host)?.has("token")).toBe(true);
  }
  return visitor.ask(site + path);
}

test.for([undefined, "member", "paid", "maker"])(
  "for somebody who is no admin (%s) there is no page about people",
  async (person) => {
    const page = await openAs(person);
    expect(page.status).toBe(404);
    expect(page.text).toContain(`Page Not Found: ${path}`);
    expect(page.text).not.toContain("@people.example");
  },
);

test("for an admin it is a page, which nobody keeps", async () => {
  const page = await openAs("admin");
  expect(page).toMatchObject({ status: 200, headers: { "cache-control": "private, no-store" } });
  expect(page.text).toContain("admin@people.example");
});
