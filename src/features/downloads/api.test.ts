import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { PublicIcon } from "../icon-details/contract.ts";
import { clickEventPath, downloadEventPath } from "../../core/urls/paths/event-paths.ts";

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await startTestApp({ TRUSTED_PROXIES: "127.0.0.1" });
  origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => test.close());

/** Concepts in the order that a search finds them; over the wire, where answers are kept. */
async function listConcepts(term: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/iconsets/v7/search?term=${term}&amount=500`);
  const { icons } = (await response.json()) as { icons: PublicIcon[] };
  return [...new Set(icons.map(({ commonName }) => commonName))];
}

interface Visitor {
  network: string;
  headers?: Record<string, string>;
}

function report(path: string, payload: object, { network, headers = {} }: Visitor) {
  return test.app.inject({
    method: "POST",
    url: path,
    payload,
    headers: { "user-agent": "Mozilla/5.0 Firefox/140.0", "x-forwarded-for": network, ...headers },
  });
}

async function learn(): Promise<void> {
  await test.services.learning.flush();
  await test.services.learning.refresh();
  await test.services.learning.refresh();
}

function idOf(concept: string): string {
  const { catalogue } = test.services.catalogue.current();
  return catalogue.id(catalogue.listByConcept(concept)[0]!);
}

it("icons downloaded by five visitors rank higher, immediately and in cached results", async () => {
  const usual = await listConcepts("home");
  const wanted = usual.at(-1)!;
  for (let visitor = 1; visitor <= 5; visitor++) {
    const network = `198.51.100.${visitor}`;
    const { statusCode, body } = await report(
      downloadEventPath,
      { id: idOf(wanted), term: "home", lang: "en" },
      { network },
    );
    expect([statusCode, body]).toEqual([204, ""]);
    if (visitor === 4) {
      await learn();
      expect(await listConcepts("home")).toEqual(usual);
    }
  }
  await learn();
  const learned = await listConcepts("home");
  expect(learned.indexOf(wanted)).toBeLessThan(usual.length - 1);
  expect(learned[0]).toBe(usual[0]);
  expect(learned.toSorted()).toEqual(usual.toSorted());
});

it("a flood by one visitor, by bots or from pages of other sites changes nothing", async () => {
  const usual = await listConcepts("calendar");
  const payload = { id: idOf(usual.at(-1)!), term: "calendar" };
  for (let count = 0; count < 60; count++) {
    const path = count % 2 === 0 ? clickEventPath : downloadEventPath;
    const network = `203.0.113.${count}`;
    await report(path, payload, {
      network: "203.0.113.7",
      headers: { cookie: `cid=${String(count).padStart(22, "x")}` },
    });
    await report(path, payload, { network, headers: { "user-agent": "Googlebot/2.1" } });
    await report(path, payload, { network, headers: { "sec-fetch-site": "cross-site" } });
  }
  await learn();
  expect(await listConcepts("calendar")).toEqual(usual);
});

it("an invalid report is rejected, and reports beyond the limit aren't counted", async () => {
  const visitor = { network: "203.0.113.7" };
  const good = { id: idOf("home"), term: "home", lang: "en" };
  for (const fault of [{}, { ...good, term: "" }, { ...good, term: "x".repeat(201) }, { ...good, lang: "english" }]) {
    expect((await report(clickEventPath, fault, visitor)).statusCode).toBe(400);
  }
  expect((await report(downloadEventPath, { ...good, kind: "stolen" }, visitor)).statusCode).toBe(400);
  expect((await report(clickEventPath, { ...good, more: "m".repeat(2_000) }, visitor)).statusCode).toBe(413);
  expect((await report(clickEventPath, { ...good, id: "no such icon" }, visitor)).statusCode).toBe(204);
});

const count = (ids: readonly string[]) =>
  test.services.downloadLog.flush().then(() => test.services.downloadLog.countDownloads(ids, { days: 1 }));

it("downloads are counted with their format, whichever page they come from", async () => {
  const visitor = { network: "203.0.113.8" };
  const id = idOf("heart");
  const download = { id, kind: "download", format: "png", size: 96, page: "icon" };
  for (const payload of [download, download, { id, kind: "copy", format: "react-jsx", page: "style" }]) {
    expect((await report(downloadEventPath, payload, visitor)).statusCode).toBe(204);
  }
  await report(clickEventPath, { id, page: "search", term: "heart", lang: "en" }, visitor);
  const day = new Date().toISOString().slice(0, 10);
  expect(await count([id])).toEqual([
    { icon: id, day, kind: "click", format: "", downloads: 1 },
    { icon: id, day, kind: "copy", format: "react-jsx", downloads: 1 },
    { icon: id, day, kind: "download", format: "png", downloads: 2 },
  ]);
});

it("a bundle of a thousand icons is counted in one call", async () => {
  const { catalogue } = test.services.catalogue.current();
  const all = Array.from({ length: catalogue.listedCount }, (_, ordinal) => catalogue.id(ordinal));
  const ids = Array.from({ length: 1_000 }, (_, index) => all[index] ?? `${"no-such-icon-".repeat(2)}${index}`);
  const payload = { ids, kind: "bundle", format: "zip", page: "search", term: "home", lang: "en" };
  expect((await report(downloadEventPath, payload, { network: "203.0.113.9" })).statusCode).toBe(204);
  const counted = await count(ids);
  expect(counted.filter(({ kind }) => kind === "bundle").map(({ icon }) => icon)).toEqual(
    all.slice(0, 1_000).toSorted(),
  );
  const more = { ...payload, ids: [...ids, "one-more"] };
  expect((await report(downloadEventPath, more, { network: "203.0.113.9" })).statusCode).toBe(400);
});

it("downloads by bots, from pages of other sites and beyond a daily limit aren't counted", async () => {
  const id = idOf("bell");
  const payload = { id, format: "svg" };
  await report(downloadEventPath, payload, { network: "203.0.113.10", headers: { "user-agent": "Googlebot/2.1" } });
  await report(downloadEventPath, payload, { network: "203.0.113.10", headers: { "sec-fetch-site": "cross-site" } });
  const countSvg = async () => (await count([id])).filter(({ format }) => format === "svg");
  expect(await countSvg()).toEqual([]);
  for (let times = 0; times < 5_010; times++) await report(downloadEventPath, payload, { network: "203.0.113.11" });
  expect(await countSvg()).toMatchObject([{ downloads: 5_000 }]);
});

it("a report with neither one icon nor many, or with an unknown format or page, is rejected", async () => {
  const id = idOf("home");
  for (const fault of [
    { id, ids: [id] },
    { ids: [] },
    { id, format: "exe" },
    { id, page: "secret" },
    { id, size: 0 },
  ]) {
    expect((await report(downloadEventPath, fault, { network: "203.0.113.12" })).statusCode).toBe(400);
  }
});
