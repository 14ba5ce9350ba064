import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { openFixtureCatalogue } from "../../../tests/harness/site/fixture-catalogue.ts";
import { createLog } from "../../platform/log.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import { mediaId, type MediaLibrary, type MediaQuery } from "./contract.ts";
import { mediaItem } from "./library/media-item.ts";
import { createLocalLibrary } from "./library/local-library.server.ts";
import type { MediaDemand } from "./library/media-demand.server.ts";
import { createMediaFolder } from "./library/media-folder.server.ts";
import { openverseCats } from "./library/openverse-cats.data.ts";
import { createOpenverseLibrary, isOpenverseId } from "./library/openverse-library.server.ts";
import { withStandIn } from "./library/with-fallback.server.ts";

const log = createLog("silent");
let opened: OpenCatalogue & { close: () => void };
let host: CatalogueHost;
let picture: Buffer;

interface Stand {
  url: string;
  requests: string[];
  close: () => void;
}
const stands: Stand[] = [];

/** A server that answers as Openverse does, or otherwise. */
async function startOpenverse(answer?: (path: string) => { status: number; body: string } | "silence"): Promise<Stand> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push(`${request.method} ${path} ${request.headers.authorization ?? ""}`.trim());
    const odd = answer?.(path);
    if (odd === "silence") return;
    const json = answerLikeOpenverse(path);
    if (odd) response.writeHead(odd.status).end(odd.body);
    else if (path.endsWith("/thumb/")) response.writeHead(200, { "content-type": "image/jpeg" }).end(picture);
    else response.writeHead(json ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stand = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  stands.push(stand);
  return stand;
}

function answerLikeOpenverse(path: string): object | undefined {
  const { pathname, searchParams } = new URL(path, "http://openverse.test");
  if (pathname === "/v1/auth_tokens/token/")
    return { access_token: "opened", expires_in: 36_000, token_type: "Bearer", scope: "read" };
  const id = /^\/v1\/images\/([^/]+)\/$/.exec(pathname)?.[1];
  if (id !== undefined) return openverseCats.results.find((one) => one.id === id);
  const [number, size] = [Number(searchParams.get("page")), Number(searchParams.get("page_size"))];
  const results = searchParams.get("q") === "cat" ? openverseCats.results : [];
  return {
    result_count: results.length,
    page_count: Math.ceil(results.length / size),
    page_size: size,
    page: number,
    results: results.slice((number - 1) * size, number * size),
  };
}

beforeAll(async () => {
  opened = await openFixtureCatalogue();
  host = { current: () => opened, onSwap: () => () => undefined, close: async () => undefined };
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#a33" } })
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  for (const stand of stands.splice(0)) stand.close();
});
afterAll(() => opened.close());

const findLicense = (code: string) => opened.catalogue.findLicense(code);
const cats: MediaQuery = { kind: "photo", term: "cat", locale: "en", page: 1, perPage: 2 };
const demand: Pick<MediaDemand, "read"> = { read: () => ({ popular: new Map(), rising: new Map() }) };
const asEnglish = (term: string) => (term === "Katze" ? "cat" : term);

interface Candidate {
  open: () => Promise<MediaLibrary>;
  /** The same in English and German. */
  terms: { en: string; de: string };
}

const libraries: Record<string, Candidate> = {
  "the site's own library": {
    terms: { en: "house", de: "Haus" },
    open: async () => createLocalLibrary({ catalogue: host, demand }),
  },
  Openverse: {
    terms: { en: "cat", de: "Katze" },
    open: async () => createOpenverseLibrary({ url: (await startOpenverse()).url, toEnglish: asEnglish }),
  },
  "Openverse for those who have registered": {
    terms: { en: "cat", de: "Katze" },
    async open() {
      const { url } = await startOpenverse();
      return createOpenverseLibrary({ url, toEnglish: asEnglish, credentials: { id: "us", secret: "ours" } });
    },
  },
};

describe.each(Object.entries(libraries))("%s", (_name, { open, terms }) => {
  const wanted: MediaQuery = { ...cats, term: terms.en };

  test("finds images by term, each complete: author, license, size, and an id that is safe in paths", async () => {
    const { total, items } = await (await open()).search(wanted);
    expect(total).toBeGreaterThan(0);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(mediaItem.parse(item)).toEqual(item);
      expect(item.id).toMatch(mediaId);
      expect([item.kind, item.author.name !== "", item.license.code !== "", item.title !== ""]).toEqual([
        "photo",
        true,
        true,
        true,
      ]);
    }
  });

  test("never returns more than the requested number, and pages don't overlap", async () => {
    const library = await open();
    const query = { ...wanted, perPage: 1 };
    const first = await library.search(query);
    const second = await library.search({ ...query, page: 2 });
    expect(first.items).toHaveLength(1);
    expect(second.items.map(({ id }) => id)).not.toContain(first.items[0]!.id);
    expect((await library.search({ ...query, page: 200 })).items).toEqual([]);
  });

  test("has no results for an unknown term", async () => {
    expect(await (await open()).search({ ...wanted, term: "qqxxzz" })).toEqual({ total: 0, items: [] });
  });

  test("supports another language", async () => {
    const library = await open();
    const german = await library.search({ ...wanted, term: terms.de, locale: "de" });
    expect(german.items.map(({ id }) => id)).toEqual((await library.search(wanted)).items.map(({ id }) => id));
  });

  test("finds listed images by id, with a readable file", async () => {
    const library = await open();
    const [listed] = (await library.search(wanted)).items;
    expect(await library.find(listed!.id, "en")).toMatchObject({ id: listed!.id, title: listed!.title });
    const original = await library.open(listed!.id);
    const { width } = await sharp(await original!.read()).metadata();
    expect(width).toBeGreaterThan(100);
  });

  test.each(["nothing", "ov-nothing", "ov-00000000-0000-4000-8000-000000000000", "../../etc/passwd"])(
    "has no image with the id %s",
    async (id) => {
      const library = await open();
      expect([await library.find(id, "en"), await library.open(id)]).toEqual([undefined, undefined]);
    },
  );
});

describe("Openverse", () => {
  test("is searched for works that may be used and changed, once in ten minutes", async () => {
    const { url, requests } = await startOpenverse();
    let clock = 1000;
    const library = createOpenverseLibrary({ url, toEnglish: asEnglish, now: () => clock });
    await library.search(cats);
    await library.search(cats);
    expect(requests).toHaveLength(1);
    const query = new URL(requests[0]!.split(" ")[1]!, url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      q: "cat",
      category: "photograph",
      license_type: "commercial,modification",
      mature: "false",
      page: "1",
      page_size: "2",
    });
    clock += 601_000;
    await library.search(cats);
    expect(requests).toHaveLength(2);
  });

  test("authenticates registered sites by a token, fetched once", async () => {
    const { url, requests } = await startOpenverse();
    const library = createOpenverseLibrary({ url, toEnglish: asEnglish, credentials: { id: "us", secret: "ours" } });
    await library.search(cats);
    await library.search({ ...cats, page: 2 });
    expect(requests.filter((line) => line.startsWith("POST"))).toHaveLength(1);
    expect(requests.filter((line) => line.endsWith("Bearer opened"))).toHaveLength(2);
  });

  test("a malformed image, or one for adults, is left out and the others stay", async () => {
    const [first, second] = openverseCats.results;
    const results = [{ ...first, foreign_landing_url: "javascript:alert(1)" }, { ...second, mature: true }, first];
    const { url } = await startOpenverse(() => ({ status: 200, body: JSON.stringify({ result_count: 3, results }) }));
    const { items } = await createOpenverseLibrary({ url, toEnglish: asEnglish }).search({ ...cats, perPage: 3 });
    expect(items.map(({ id }) => id)).toEqual([`ov-${first.id}`]);
  });

  const troubles: Record<string, () => Promise<string>> = {
    "does not exist": async () => "http://127.0.0.1:9/v1",
    "does not answer": async () => (await startOpenverse(() => "silence")).url,
    "answers garbage": async () => (await startOpenverse(() => ({ status: 200, body: "<html>" }))).url,
    "has had enough": async () => (await startOpenverse(() => ({ status: 429, body: "{}" }))).url,
    fails: async () => (await startOpenverse(() => ({ status: 500, body: "no" }))).url,
  };
  test.each(Object.entries(troubles))("a search while it %s returns the site's own images", async (_what, start) => {
    const local = createLocalLibrary({ catalogue: host, demand });
    const elsewhere = createOpenverseLibrary({ url: await start(), toEnglish: asEnglish, timeoutMs: 300 });
    const library = withStandIn(elsewhere, local, { ownsId: isOpenverseId, log });
    expect(await library.search(cats)).toEqual(await local.search(cats));
    await expect(library.find("ov-00000000-0000-4000-8000-000000000000", "en")).rejects.toMatchObject({
      code: "unavailable",
    });
  });

  test("its results come before the site's; lists and categories are the site's own", async () => {
    const local = createLocalLibrary({ catalogue: host, demand });
    const elsewhere = createOpenverseLibrary({ url: (await startOpenverse()).url, toEnglish: asEnglish });
    const library = withStandIn(elsewhere, local, { ownsId: isOpenverseId, log });
    expect((await library.search(cats)).items.every(({ id }) => isOpenverseId(id))).toBe(true);
    expect((await library.search({ ...cats, term: "" })).items.some(({ id }) => isOpenverseId(id))).toBe(false);
    const waves = { ...cats, term: "waves" };
    expect(await library.search(waves)).toEqual(await local.search(waves));
  });
});

describe("a folder of images", () => {
  test("its images come first, with the names of each language; invalid lines are left out", async () => {
    const folder = await mkdtemp(join(tmpdir(), "media-"));
    await writeFile(join(folder, "office.jpg"), picture);
    const good = {
      id: "our-cat",
      kind: "photo",
      file: "office.jpg",
      title: { en: "Our cat", de: "Unsere Katze" },
      tags: ["cat"],
      author: { name: "Ann" },
      license: "CC-BY-4.0",
    };
    const lines = [
      good,
      { ...good, file: "../office.jpg" },
      { ...good, id: "Other" },
      { ...good, id: "lost", file: "lost.jpg" },
      good,
    ];
    await writeFile(join(folder, "media.jsonl"), `${lines.map((line) => JSON.stringify(line)).join("\n")}\nnonsense\n`);
    const library = createLocalLibrary({
      catalogue: host,
      demand,
      folder: createMediaFolder({ folder, findLicense, log }),
    });
    const { items } = await library.search({ ...cats, term: "Katze", locale: "de", perPage: 50 });
    expect(items.filter(({ credits }) => credits.length === 0)).toEqual([
      expect.objectContaining({ id: "our-cat", title: "Unsere Katze", width: 600, height: 400, hasVector: false }),
    ]);
    expect(items[0]!.id).toBe("our-cat");
    expect(items[0]!.license.requiresAttribution).toBe(true);
    await rm(folder, { recursive: true });
  });
});
