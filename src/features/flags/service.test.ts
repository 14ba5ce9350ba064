import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createLog } from "../../platform/log.server.ts";
import type { Visitor } from "../../platform/http/read-visitor.server.ts";
import type { Exposure, Flags } from "./contract.ts";
import { createFlags, type FlagsOptions } from "./service.server.ts";

let folder: string;
let file: string;
let opened: Flags[] = [];
const log = createLog("silent");
const open = (options: Partial<FlagsOptions> = {}) => {
  const flags = createFlags({ file, log, ...options });
  opened.push(flags);
  return flags;
};
const visit = (id: string, more: Partial<Visitor> = {}) =>
  ({ id, userId: undefined, isPaid: false, locale: "en", path: "/icons", ...more }) as Visitor;
const write = (features: object) => writeFile(file, JSON.stringify({ features }));
const wording = {
  WORDING: {
    defaultValue: "plain",
    rules: [
      {
        key: "wording",
        variations: ["plain", "bold"],
        meta: [
          { key: "0", name: "plain" },
          { key: "1", name: "bold" },
        ],
      },
    ],
  },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flags-"));
  file = join(folder, "flags.json");
});
afterEach(() => {
  for (const flags of opened) flags.close();
  opened = [];
});
afterAll(() => rm(folder, { recursive: true }));

test("a visitor is in the same group of an experiment each time, and all groups have visitors", async () => {
  await write(wording);
  const flags = open();
  const draw = () => Array.from({ length: 200 }, (_, index) => flags.listGroups(visit(`visitor-${index}`)));
  const drawn = draw();
  expect(draw()).toEqual(drawn);
  const counts = Map.groupBy(drawn.flat(), ({ group }) => group);
  expect([...counts.keys()].toSorted()).toEqual(["bold", "plain"]);
  for (const group of counts.values()) expect(group.length).toBeGreaterThan(60);
});

test("the exposure of a visitor to their group is reported once", async () => {
  await write(wording);
  const exposures: Exposure[] = [];
  const flags = open({ onExposure: (exposure) => void exposures.push(exposure) });
  for (const id of ["a", "b", "a"]) flags.listGroups(visit(id));
  expect(exposures.map(({ visitor, experiment }) => [visitor.id, experiment])).toEqual([
    ["a", "wording"],
    ["b", "wording"],
  ]);
});

test("a flag is on for visitors whom its rules match, off if unknown, and a faulty file changes nothing", async () => {
  const rules = [{ condition: { isPaid: false, locale: { $in: ["en", "de"] } }, force: true }];
  await write({ DISPLAY_AD: { defaultValue: false, rules } });
  const flags = open();
  expect(flags.isOn("DISPLAY_AD", visit("a"))).toBe(true);
  expect(flags.isOn("DISPLAY_AD", visit("a", { isPaid: true }))).toBe(false);
  expect(flags.isOn("DISPLAY_AD", visit("a", { locale: "ja" }))).toBe(false);
  expect(flags.isOn("NOBODY_KNOWS", visit("a"))).toBe(false);
  expect(flags.listGroups(visit("a"))).toEqual([]);
  await writeFile(file, "{ no JSON");
  await expect(flags.change("DISPLAY_AD", { defaultValue: true, rules: [] })).rejects.toMatchObject({
    code: "unavailable",
  });
  expect(flags.isOn("DISPLAY_AD", visit("a"))).toBe(true);
});

test("a changed file takes effect while the site runs, and listeners are notified", async () => {
  await write({ NEW: { defaultValue: false } });
  const flags = open();
  const notified = Promise.withResolvers<void>();
  flags.onChange(() => notified.resolve());
  expect(flags.isOn("NEW", visit("a"))).toBe(false);
  await write({ NEW: { defaultValue: true } });
  await notified.promise;
  expect(flags.isOn("NEW", visit("a"))).toBe(true);
});

test("concurrent changes are all stored, and the rest of the file stays", async () => {
  const names = Array.from({ length: 10 }, (_, index) => `F${index}`);
  const features = Object.fromEntries(names.map((name) => [name, { defaultValue: false, note: name }]));
  await writeFile(file, JSON.stringify({ features, dateUpdated: "2026-01-01" }));
  const flags = open();
  await Promise.all(names.map((name) => flags.change(name, { defaultValue: true, rules: [] })));
  expect(names.every((name) => flags.isOn(name, visit("a")))).toBe(true);
  const stored = JSON.parse(await readFile(file, "utf8")) as { features: object; dateUpdated: string };
  expect(stored.dateUpdated).toBe("2026-01-01");
  expect(stored.features).toMatchObject({ F3: { defaultValue: true, note: "F3" } });
  await expect(flags.change("F10", { defaultValue: true, rules: [] })).rejects.toMatchObject({ code: "not_found" });
});

/** A GrowthBook API that answers as it is told. */
async function serveHost(answer: (response: ServerResponse) => void) {
  const standIn = { answer };
  const asked = { paths: [] as string[] };
  const server = createServer((request, response) => {
    asked.paths.push(request.url!);
    standIn.answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { standIn, asked, host: { url: `http://127.0.0.1:${port}`, clientKey: "sdk-test", refreshMs: 20 } };
}
const answerWith = (features: object) => (response: ServerResponse) =>
  void response.setHeader("content-type", "application/json").end(JSON.stringify({ status: 200, features }));

describe("a host manages flags", () => {
  test("its flags take effect when they arrive, and so do later ones", async () => {
    await write({ NEW: { defaultValue: false } });
    const { standIn, asked, host } = await serveHost(answerWith({ NEW: { defaultValue: true } }));
    const flags = open({ host });
    // The file counts at once.
    expect([flags.isOn("NEW", visit("a")), flags.source.readAt]).toEqual([false, undefined]);
    await expect.poll(() => flags.isOn("NEW", visit("a"))).toBe(true);
    expect(asked.paths[0]).toBe("/api/features/sdk-test");
    standIn.answer = answerWith({ NEW: { defaultValue: false }, OTHER: { defaultValue: true } });
    await expect.poll(() => flags.isOn("OTHER", visit("a"))).toBe(true);
    expect(flags.isOn("NEW", visit("a"))).toBe(false);
    await expect(flags.change("NEW", { defaultValue: true, rules: [] })).rejects.toMatchObject({ code: "conflict" });
  });

  const misbehaviors: Record<string, (response: ServerResponse) => void> = {
    "cuts the line": (response) => void response.destroy(),
    "says nothing": () => undefined,
    "answers 503": (response) => void response.writeHead(503).end("busy"),
    "answers a page": (response) => void response.setHeader("content-type", "text/html").end("<h1>Hello</h1>"),
    "answers other JSON": (response) => void response.end("[1,2,3]"),
    "answers flags that are none": (response) =>
      void response.end(JSON.stringify({ features: { NEW: { defaultValue: true, rules: "no" } } })),
  };
  test.each(Object.keys(misbehaviors))("a host that %s from the beginning leaves the file in effect", async (name) => {
    await write({ NEW: { defaultValue: true } });
    const { asked, host } = await serveHost(misbehaviors[name]!);
    const flags = open({ host });
    await expect.poll(() => asked.paths.length).toBeGreaterThan(0);
    expect([flags.isOn("NEW", visit("a")), flags.source.readAt]).toEqual([true, undefined]);
  });

  test.each(Object.keys(misbehaviors))("a host that %s later leaves its last flags in effect", async (name) => {
    await write({ NEW: { defaultValue: false } });
    const { standIn, asked, host } = await serveHost(answerWith({ NEW: { defaultValue: true } }));
    const flags = open({ host });
    await expect.poll(() => flags.isOn("NEW", visit("a"))).toBe(true);
    standIn.answer = misbehaviors[name]!;
    const before = asked.paths.length;
    await expect.poll(() => asked.paths.length).toBeGreaterThan(before);
    expect(flags.isOn("NEW", visit("a"))).toBe(true);
  });

  test("an unreachable host delays nothing", async () => {
    await write({ NEW: { defaultValue: true } });
    // Nobody listens there.
    const flags = open({ host: { url: "http://127.0.0.1:9", clientKey: "sdk-test", refreshMs: 20 } });
    expect(flags.isOn("NEW", visit("a"))).toBe(true);
  });
});
