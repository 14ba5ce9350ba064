import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openFixtureCatalogue, pictureSets } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { AppError } from "../../../core/errors.ts";
import { locales } from "../../../i18n/locales.ts";
import type { EmbeddingsEndpoint } from "../../../platform/embeddings/embeddings-endpoint.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { OpenSnapshot } from "../../catalogue/service.server.ts";
import type { MeaningRequest } from "../contract.ts";
import { createMeaningSearch, type MeaningDependencies } from "./semantic-search.server.ts";

let opened: OpenSnapshot;
let small: OpenSnapshot;
let host: CatalogueHost;
let folder: string;
beforeAll(async () => {
  opened = await openFixtureCatalogue();
  small = await openFixtureCatalogue(pictureSets);
  host = { current: () => opened, onSwap: () => () => true, close: async () => undefined };
  folder = mkdtempSync(join(tmpdir(), "embeddings-"));
});
afterAll(() => {
  opened.close();
  small.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = (more: Partial<MeaningDependencies> = {}) =>
  createMeaningSearch({ catalogue: host, log: createLog("silent"), folder, ...more });
const page: MeaningRequest = { locale: "en", filters: {}, offset: 0, amount: 10 };
const namesOf = (ordinals: readonly number[]) => ordinals.map((ordinal) => opened.catalogue.icon(ordinal).commonName);
const find = async (phrase: string, request: Partial<MeaningRequest> = {}) =>
  namesOf((await create().search(phrase, { ...page, ...request })).ordinals);

describe("a phrase", () => {
  it.each([
    ["place to sleep while travelling", ["bed", "tent", "hotel", "camping"]],
    ["something went wrong", ["error", "alert", "warning"]],
    ["make text bigger", ["text-size", "font-size", "zoom-in", "format-size"]],
    ["money back", ["refund", "cash-refund", "cashback"]],
  ])("finds icons by meaning: %s", async (phrase, concepts) => {
    const names = await find(phrase);
    expect(
      names.filter((name) => concepts.includes(name)),
      names.join(" "),
    ).not.toEqual([]);
  });

  it.each([
    ["de", "ein Ort zum Schlafen auf Reisen", ["bed", "tent", "hotel", "camping"]],
    ["ja", "お金を貯める", ["piggy-bank", "savings", "cash", "bank", "money"]],
    ["es", "algo salió mal", ["error", "alert", "warning", "bug"]],
  ] as const)("finds icons by meaning in %s: %s", async (locale, phrase, concepts) => {
    const names = await find(phrase, { locale });
    expect(
      names.filter((name) => (concepts as readonly string[]).includes(name)),
      names.join(" "),
    ).not.toEqual([]);
  });

  it("finds several concepts rather than many icons of one", async () => {
    expect(new Set(await find("place to sleep while travelling")).size).toBeGreaterThan(4);
  });

  it("that is a known name finds the icons of that name first", async () => {
    expect((await find("alarm clock"))[0]).toBe("alarm-clock");
  });

  it.each(["", "   ", "qzxqzx vvqqzz"])("without meaning has no results: %j", async (phrase) => {
    expect(await create().search(phrase, page)).toMatchObject({ ordinals: [], total: 0 });
  });

  it("of any kind has a response, always the same one, with icons that pass the filters", async () => {
    const search = create();
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 5000 }),
      fc.constantFrom("?", "a b c", "\u0000", "家に帰る", "дом"),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom(...locales), async (phrase, locale) => {
        const request = { ...page, locale, filters: { style: ["lucide"] }, amount: 20 };
        const { ordinals, total } = await search.search(phrase, request);
        expect(await search.search(phrase, request)).toEqual({ ordinals, total });
        expect(total).toBeGreaterThanOrEqual(ordinals.length);
        for (const ordinal of ordinals) expect(opened.catalogue.icon(ordinal).platform).toBe("lucide");
      }),
    );
  });
});

describe("filters", () => {
  it("hold inside the search: what fits best in a style comes first, and tagged icons are found", async () => {
    for (const style of ["lucide", "mdi", "tablerOutline", "antDesignOutlined"]) {
      const names = await find("undo", { filters: { style: [style] } });
      expect(names[0], style).toMatch(/undo|rotate-left|arrow-.*(left|back)/);
    }
  });

  it("leave the found set as it is: counts of options, totals and groups agree", async () => {
    const search = create();
    for (const phrase of ["something went wrong", "undo", "heart zzqqxx"]) {
      const { total, facets } = await search.search(phrase, { ...page, facets: true });
      const groups = await search.group(phrase, { ...page, groupBy: "style", groups: 1000, amount: 3 });
      expect(
        groups.reduce((sum, group) => sum + group.total, 0),
        phrase,
      ).toBe(total);
      for (const { code, total: count, ordinals } of groups.slice(0, 5)) {
        const narrowed = await search.search(phrase, { ...page, filters: { style: [code] } });
        // A style brings in its drawings that repeat those of another style.
        expect([code, narrowed.total]).toEqual([code, facets!.style.get(code)]);
        expect(narrowed.total).toBeGreaterThanOrEqual(count);
        for (const ordinal of ordinals) expect(opened.catalogue.icon(ordinal).platform).toBe(code);
      }
    }
  });

  it("apply in every order, which lists the same icons", async () => {
    const search = create();
    const list = async (sort: "relevance" | "new" | "name") =>
      (await search.search("money back", { ...page, sort, amount: 10_000 })).ordinals.toSorted((a, b) => a - b);
    expect(await list("name")).toEqual(await list("relevance"));
    expect(await list("new")).toEqual(await list("relevance"));
  });
});

describe("pages", () => {
  it("return every icon once", async () => {
    const search = create();
    const { total } = await search.search("money back", page);
    const all: number[] = [];
    for (let offset = 0; offset < total; offset += 40) {
      all.push(...(await search.search("money back", { ...page, offset, amount: 40 })).ordinals);
    }
    expect(new Set(all).size).toBe(total);
    expect(all).toHaveLength(total);
  });

  it("include the number of icons for each filter", async () => {
    const search = create();
    const { facets } = await search.search("money back", { ...page, facets: true });
    for (const [style, count] of [...facets!.style].slice(0, 5)) {
      expect((await search.search("money back", { ...page, filters: { style: [style] } })).total).toBe(count);
    }
  });
});

/** A model that knows one thing: whether a text is the word for sleep. */
const createModel = (name: string) => {
  const asked: string[] = [];
  const endpoint: EmbeddingsEndpoint = {
    model: name,
    async embed(texts) {
      asked.push(...texts);
      return texts.map((text) => Float32Array.from(/^(sleep|qzxqzx)$/.test(text) ? [0.8, 0.6] : [-0.6, 0.8]));
    },
  };
  return { endpoint, asked };
};

describe("with an endpoint", () => {
  it("phrases use its model, as soon as it has embedded the concepts", async () => {
    const { endpoint } = createModel("sleep");
    const search = create({ endpoint });
    await search.settled();
    const names = namesOf((await search.search("qzxqzx", { ...page, amount: 24 })).ordinals);
    expect(names).toContain("sleep");
    search.close();
  });

  it("it embeds each concept once, also after another start", async () => {
    const first = createModel("once");
    await create({ endpoint: first.endpoint }).settled();
    expect(new Set(first.asked).size).toBe(first.asked.length);
    const second = createModel("once");
    const search = create({ endpoint: second.endpoint });
    await search.settled();
    expect(second.asked).toEqual([]);
    await search.search("qzxqzx", page);
    expect(second.asked).toEqual(["qzxqzx"]);
  });

  it("that fails, search continues with the built-in vectors, with one log line", async () => {
    const { endpoint } = createModel("failing");
    const warnings: unknown[] = [];
    const log = createLog("silent");
    log.warn = (...line: unknown[]) => void warnings.push(line);
    let isUp = true;
    const embed: EmbeddingsEndpoint["embed"] = async (texts) => {
      if (isUp) return endpoint.embed(texts);
      throw new AppError("unavailable", "down");
    };
    const search = create({ log, endpoint: { model: "failing", embed } });
    await search.settled();
    isUp = false;
    const builtIn = await create().search("something went wrong", page);
    expect(await search.search("something went wrong", page)).toEqual(builtIn);
    expect(await search.search("something went wrong", page)).toEqual(builtIn);
    expect(warnings).toHaveLength(1);
  });

  it("that has failed isn't called for a while, so that no one waits for it repeatedly", async () => {
    const { endpoint } = createModel("resting");
    let [isUp, asked] = [true, 0];
    const embed: EmbeddingsEndpoint["embed"] = async (texts) => {
      if (isUp) return endpoint.embed(texts);
      asked++;
      throw new AppError("unavailable", "down");
    };
    const search = create({ endpoint: { model: "resting", embed } });
    await search.settled();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    isUp = false;
    for (const phrase of ["qzxqzx", "qzxqzx", "heart"]) await search.search(phrase, page);
    expect(asked).toBe(1);
    isUp = true;
    vi.advanceTimersByTime(30_000);
    const names = namesOf((await search.search("qzxqzx", { ...page, amount: 24 })).ordinals);
    expect(names).toContain("sleep");
  });

  it("whose model has changed embeds everything again", async () => {
    const { endpoint } = createModel("replaced");
    const before: CatalogueHost = { ...host, current: () => small };
    await create({ catalogue: before, endpoint }).settled();
    const longer: EmbeddingsEndpoint["embed"] = async (texts) =>
      (await endpoint.embed(texts)).map((vector) => Float32Array.of(0, ...vector));
    const search = create({ endpoint: { model: "replaced", embed: longer } });
    await search.settled();
    const names = namesOf((await search.search("qzxqzx", { ...page, amount: 24 })).ordinals);
    expect(names).toContain("sleep");
  });

  it("whose vectors don't match those of the concepts isn't used", async () => {
    const { endpoint } = createModel("changing");
    let more: number[] = [];
    const embed: EmbeddingsEndpoint["embed"] = async (texts) =>
      (await endpoint.embed(texts)).map((vector) => Float32Array.of(...vector, ...more));
    const search = create({ endpoint: { model: "changing", embed } });
    await search.settled();
    more = [0];
    const builtIn = await create().search("something went wrong", page);
    expect(await search.search("something went wrong", page)).toEqual(builtIn);
  });

  it("that responds slowly finds icons of the current catalogue", async () => {
    const { endpoint } = createModel("slow");
    let now = small;
    const embed: EmbeddingsEndpoint["embed"] = async (texts) => {
      if (texts.length === 1) now = opened;
      return endpoint.embed(texts);
    };
    const search = create({ catalogue: { ...host, current: () => now }, endpoint: { model: "slow", embed } });
    await search.settled();
    expect(namesOf((await search.search("heart", page)).ordinals)[0]).toBe("heart");
  });
});
