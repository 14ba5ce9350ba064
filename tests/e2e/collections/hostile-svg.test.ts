import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createUploadReader } from "../../../src/features/collections/uploads/upload-reader.server.ts";
import { openBrowser } from "../../harness/browser/journey.ts";
import { amount } from "../../harness/soak.ts";
import { listHostileDrawings } from "../../hostile-svg/list-hostile-drawings.ts";

/** Where drawings are served, as they are, by a site without any protection. */
const origin = "http://drawings.test";
/** What became of hostile drawings; of many the same. */
let drawings: string[];
let context: BrowserContext;
let page: Page;
/** What drawings did that they should not. */
let deeds: string[] = [];
/** What the site serves now. */
let served: readonly string[] = [];

beforeAll(async () => {
  const reader = createUploadReader();
  const accepted = new Set<string>();
  for (const { bytes } of listHostileDrawings()) {
    const reading = await reader.read(Buffer.from(bytes).toString("base64"), { idPrefix: "i" });
    if (!("refusal" in reading)) accepted.add(reading.svg);
  }
  reader.close();
  drawings = [...accepted].filter((_, place) => place % amount(4, 1) === 0);
  context = await (await openBrowser()).newContext({ viewport: { width: 400, height: 400 } });
  await context.route("**/*", async (route) => {
    const { pathname, origin: asked } = new URL(route.request().url());
    const number = /^\/(\d+)\.svg$/.exec(pathname)?.[1];
    if (asked === origin && number)
      await route.fulfill({ contentType: "image/svg+xml", body: served[Number(number)]! });
    else if (asked === origin && pathname === "/")
      await route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    else {
      deeds.push(`asks for ${route.request().url()}`);
      await route.abort();
    }
  });
  // A dialog that is open while its page is left would hold up everything.
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print"])
      Object.assign(globalThis, { [name]: () => void Object.assign(globalThis, { hit: name }) });
  });
  page = await context.newPage();
  page.on("dialog", (dialog) => {
    deeds.push(`opens the dialog ${dialog.message()}`);
    // A page that is left closes its own.
    void dialog.dismiss().catch(() => undefined);
  });
  context.on("page", () => deeds.push("opens a page"));
});
afterAll(() => context.close());

/** What a drawing that is shown as a page does when it is opened, clicked on, and given some time. */
async function listDeedsAlone(number: number): Promise<string[]> {
  const address = `${origin}/${number}.svg`;
  deeds = [];
  await page.goto(address, { waitUntil: "load" }).catch((error: unknown) => deeds.push(String(error)));
  await page.mouse.move(180, 180);
  await page.mouse.click(200, 200);
  const hit = await page.evaluate(() => "hit" in globalThis).catch(() => undefined);
  if (hit === undefined) deeds.push("leaves the page, or ends it");
  return [...deeds, ...(hit ? ["runs a script"] : []), ...(page.url() === address ? [] : [`goes to ${page.url()}`])];
}

/** Puts all drawings into a page by some markup, waits until they are loaded, and touches them all. */
async function listDeedsTogether(markups: readonly string[]): Promise<string[]> {
  deeds = [];
  await page.goto(`${origin}/`);
  await page.evaluate(async (parts) => {
    document.body.innerHTML = parts.join("\n");
    const framed = [...document.querySelectorAll<HTMLElement>("img, object")];
    await Promise.all(
      framed.map(async (each) => {
        if (each instanceof HTMLImageElement && each.complete) return;
        await new Promise((resolve) => {
          each.addEventListener("load", resolve);
          each.addEventListener("error", resolve);
        });
      }),
    );
    const documents = [
      document,
      ...framed.map((each) => (each instanceof HTMLObjectElement ? each.contentDocument : null)),
    ];
    for (const shown of documents) {
      for (const element of shown?.querySelectorAll("*") ?? []) {
        for (const kind of ["load", "error", "click", "mouseover", "focusin", "pointerenter", "begin", "toggle"]) {
          element.dispatchEvent(new Event(kind, { bubbles: false }));
        }
      }
    }
    await new Promise(requestAnimationFrame);
  }, markups);
  const hit = await page.evaluate(() => "hit" in globalThis);
  return [
    ...deeds,
    ...(hit ? ["runs a script"] : []),
    ...(page.url() === `${origin}/` ? [] : [`goes to ${page.url()}`]),
  ];
}

const inChunks = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

describe("sanitized hostile SVGs have no effect", () => {
  test("unsanitized, many of them do", async () => {
    const raw = listHostileDrawings().filter(({ name }) =>
      /^(?:script$|script in CDATA$|onload of|onclick of|a with script|image with another site)/.test(name),
    );
    served = raw.map(({ bytes }) => Buffer.from(bytes).toString("utf8"));
    let harmful = 0;
    for (const number of served.keys()) if ((await listDeedsAlone(number)).length > 0) harmful++;
    expect(harmful).toBeGreaterThan(10);
    expect(await listDeedsTogether(served)).toContain("runs a script");
  });

  test("inline in a page", async () => {
    for (const some of inChunks(drawings, 100)) expect(await listDeedsTogether(some)).toEqual([]);
    const foreign = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter(
          ({ namespaceURI, attributes }) =>
            namespaceURI !== "http://www.w3.org/2000/svg" ||
            [...attributes].some(
              ({ name, value }) => name.startsWith("on") || (name.endsWith("href") && !value.startsWith("#")),
            ),
        ).length,
    );
    expect(foreign).toBe(0);
  });

  test("as images and as objects", async () => {
    served = drawings;
    const numbers = [...drawings.keys()];
    for (const some of inChunks(numbers, 60)) {
      expect(await listDeedsTogether(some.map((number) => `<img src="/${number}.svg">`))).toEqual([]);
      expect(
        await listDeedsTogether(some.map((number) => `<object data="/${number}.svg" type="image/svg+xml"></object>`)),
      ).toEqual([]);
    }
  }, 240_000);

  test("as pages of their own", async () => {
    served = drawings;
    expect(drawings.length).toBeGreaterThan(amount(15, 50));
    for (const [number, svg] of drawings.entries()) expect(await listDeedsAlone(number), svg).toEqual([]);
  }, 300_000);
});
