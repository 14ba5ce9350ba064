import { RouterContextProvider, type LoaderFunctionArgs } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { requestContext, type RequestContext } from "../../../context.ts";
import { loadMessages, packMessages } from "../../../i18n/translations.server.ts";
import { loader } from "./catalogue-page.tsx";

let site: TestApp;
let gone: string[];

beforeAll(async () => {
  site = await startTestApp();
  const { id: by } = await signIn(site, "admin@example.com");
  const { catalogue } = site.services.catalogue.current();
  gone = Array.from({ length: 53 }, (_, ordinal) => catalogue.id(ordinal));
  await Promise.all(gone.map((id) => site.services.publishing.takeDown(id, { reason: "license", by })));
}, 60_000);
afterAll(() => site.close());

async function open(query: string) {
  const context = new RouterContextProvider();
  const asked: Partial<RequestContext> = {
    services: site.services,
    locale: "en",
    loadMessages: (...namespaces) => loadMessages("en", ...namespaces),
    packMessages: (...namespaces) => packMessages(loadMessages("en", ...namespaces)),
  };
  context.set(requestContext, asked as RequestContext);
  const request = new Request(`http://localhost/icons/admin/catalogue${query}`);
  return loader({ context, request } as unknown as LoaderFunctionArgs);
}

test("all removed icons are listed page by page, each once", async () => {
  const [first, second] = [await open(""), await open("?gone=2")];
  expect(first.takenDown).toMatchObject({ total: 53, pageNumber: 1 });
  expect(second.takenDown).toMatchObject({ total: 53, pageNumber: 2 });
  expect([first, second].map(({ takenDown }) => takenDown.rows.length)).toEqual([50, 3]);
  await expect(open("?gone=3")).rejects.toMatchObject({
    init: { status: 404 },
    data: { wayBack: { href: "/icons/admin/catalogue?gone=2" } },
  });
  const listed = [first, second].flatMap(({ takenDown }) => takenDown.rows.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(gone.toSorted());
});

test("an invalid page number means the first page", async () => {
  for (const query of ["?gone=0", "?gone=x", "?gone=1.5"]) {
    expect((await open(query)).takenDown.rows).toHaveLength(50);
  }
});
