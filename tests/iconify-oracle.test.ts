import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startIconify } from "../bench/servers/servers.ts";
import { readCurated } from "../src/features/catalogue/compile/curated.server.ts";
import { iconifyPath } from "../src/features/iconify/contract.ts";
import { fixtureSets } from "./harness/site/fixture-catalogue.ts";
import { isSoak } from "./harness/soak.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const requestsAtOnce = 50;
const requestCount = isSoak ? 20_000 : 2_000;

let site: TestApp;
let oracle: Awaited<ReturnType<typeof startIconify>>;
beforeAll(async () => {
  const sets = isSoak ? readCurated().sets.map(({ prefix }) => prefix) : fixtureSets;
  [site, oracle] = await Promise.all([startTestApp({}, sets), startIconify(sets)]);
}, 900_000);
afterAll(async () => {
  await oracle.stop();
  await site.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: unknown;
}

const compared = ["content-type", "access-control-allow-origin", "content-disposition", "cache-control"];

function toAnswer(status: number, headers: Record<string, string | undefined>, text: string): Answer {
  // A refusal of `@iconify/api` may be a number with the status 200.
  const refusal = /^(?:400|404)$/.exec(text)?.[0];
  const code = refusal === undefined ? status : Number(refusal);
  if (code !== 200) return { status: code, headers: {}, body: undefined };
  const picked = Object.fromEntries(compared.map((name) => [name, headers[name]]));
  return {
    status,
    headers: picked,
    body: headers["content-type"]?.includes("json") ? sortLists(JSON.parse(text)) : readScript(text),
  };
}

/** The order of keys is nobody's business, and neither is that of what was not found. */
function sortLists(body: Record<string, unknown>): unknown {
  for (const key of ["not_found", "hidden"]) {
    if (Array.isArray(body[key])) body[key] = [...new Set(body[key] as string[])].toSorted();
  }
  return body;
}

function readScript(text: string): unknown {
  const [, callback, json] = /^([\w.]+)\((\{.*\})\);$/s.exec(text) ?? [];
  return json === undefined ? text : { callback, json: sortLists(JSON.parse(json) as Record<string, unknown>) };
}

async function askOurs(path: string): Promise<Answer> {
  const { statusCode, headers, body } = await site.app.inject({ url: iconifyPath + path });
  return toAnswer(statusCode, headers as Record<string, string>, body);
}

async function askTheirs(path: string): Promise<Answer> {
  const response = await fetch(oracle.url + path);
  return toAnswer(response.status, Object.fromEntries(response.headers), await response.text());
}

/** Some of the fields, as a query. */
const query = (fields: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> =>
  fc
    .record(fields, { requiredKeys: [] })
    .map((chosen) => new URLSearchParams(chosen as Record<string, string>).toString());

/** Paths of requests to sets and names that exist, mostly. */
function listPaths(): fc.Arbitrary<string> {
  const { originals } = site.services.catalogue.current();
  const namesOf = new Map(
    originals.prefixes.map((prefix) => {
      const { names, aliases, chars = {} } = originals.find(prefix)!.index;
      return [prefix, { names, others: [...Object.keys(aliases), ...Object.keys(chars)] }];
    }),
  );
  const prefix = fc.constantFrom(...originals.prefixes);
  const unknown = fc.constantFrom("no-such-icon", "home-", "0");
  const named = prefix.chain((set) => {
    const { names, others } = namesOf.get(set)!;
    const other = others.length === 0 ? fc.constantFrom(...names) : fc.constantFrom(...others);
    const name = fc.oneof(
      { arbitrary: fc.constantFrom(...names), weight: 6 },
      { arbitrary: other, weight: 3 },
      unknown,
    );
    return fc.record({
      set: fc.oneof({ arbitrary: fc.constant(set), weight: 30 }, fc.constant("nothing")),
      names: fc.array(name, { minLength: 1, maxLength: 20 }),
    });
  });
  const yes = fc.constantFrom("1", "true", "no", "maybe");
  const script = query({ callback: fc.constantFrom("show", "a.b_c", "alert(1)"), pretty: fc.constant("1") });
  const look = query({
    color: fc.constantFrom("red", "#ba3329", 'a"b', "rgb(1 2 3)"),
    width: fc.constantFrom("24", "1em", "auto", "none", "unset", "<x>"),
    height: fc.constantFrom("32", "2em", "auto", "none"),
    rotate: fc.constantFrom("90deg", "25%", "1", "2", "45deg", "x"),
    flip: fc.constantFrom("horizontal", "vertical", "horizontal,vertical", "x"),
    box: fc.constant("1"),
    download: fc.constant("1"),
  });
  const sheet = query({
    color: fc.constantFrom("red", "#ba3329", "x"),
    format: fc.constantFrom("compact", "compressed", "expanded", "x"),
    mode: fc.constantFrom("mask", "background", "bg", "x"),
    square: yes,
    "force-square": yes,
    pseudo: yes,
    common: fc.constantFrom(".icon", ".{prefix}", ".a{b}"),
    selector: fc.constantFrom(".{prefix}-{name}", ".icon-{name}", "x}"),
    override: fc.constantFrom(".{prefix}.{name}", ".x"),
    var: fc.constantFrom("svg", "null", "no", "icon-url", "A"),
    download: fc.constant("1"),
  });
  const some = fc.constantFrom("prefix=lucide", "prefixes=lucide,mdi", "prefixes=fa-,bx", "prefix=nothing", "");
  const part = fc.constantFrom("ho", "home", "arrow-ri", "a", "no-such-wo", "-x", "HOME ", "arrow-right-", "x1");
  return fc.oneof(
    fc.tuple(named, script).map(([{ set, names }, more]) => `/${set}.json?icons=${names.join(",")}&${more}`),
    fc.tuple(named, script).map(([{ set, names }, more]) => `/${set}/icons.js?icons=${names.join(",")}&${more}`),
    fc.tuple(named, look).map(([{ set, names }, more]) => `/${set}/${names[0]}.svg?${more}`),
    fc.tuple(named, look).map(([{ set, names }, more]) => `/${set}:${names[0]}.svg?${more}`),
    fc.tuple(named, sheet).map(([{ set, names }, more]) => `/${set}.css?icons=${names.join(",")}&${more}`),
    fc
      .tuple(prefix, query({ info: yes, chars: yes, pretty: yes }))
      .map(([set, more]) => `/collection?prefix=${set}&${more}`),
    some.map((which) => `/collections?${which}`),
    some.map((which) => `/last-modified?${which}`),
    fc.tuple(fc.constantFrom("prefix", "keyword"), part).map(([key, value]) => `/keywords?${key}=${value}`),
    fc.constantFrom("/collection", "/keywords", "/lucide.json", "/lucide.css", "/nothing.json?icons=a"),
  );
}

test("answers are those of Iconify's own server", async () => {
  const paths = fc.sample(listPaths(), { numRuns: requestCount, seed: 1 });
  for (let first = 0; first < paths.length; first += requestsAtOnce) {
    const some = paths.slice(first, first + requestsAtOnce);
    const answers = await Promise.all(some.map((path) => Promise.all([askOurs(path), askTheirs(path)])));
    for (const [index, [ours, theirs]] of answers.entries()) expect(ours, some[index]).toEqual(theirs);
  }
}, 600_000);

test("names of methods of objects are no icons", async () => {
  for (const path of ["/lucide/constructor.svg", "/lucide:toString.svg", "/constructor.json?icons=a"]) {
    expect(await askOurs(path)).toMatchObject({ status: 404 });
  }
  const { body } = await askOurs("/lucide.json?icons=constructor,house");
  expect(body).toMatchObject({ not_found: ["constructor"], icons: { house: {} } });
});

test("a style sheet holds nothing of a name that is none", async () => {
  const { body } = await askOurs(`/lucide.css?icons=house,${encodeURIComponent("*/}body{color:red}/*")}`);
  expect(body).not.toContain("color:red");
});

test("a search finds icons of the wanted sets by words of other languages, too", async () => {
  const { body } = await site.app.inject({ url: `${iconifyPath}/search?query=home&prefixes=lucide,mdi&limit=40` });
  const { icons, collections } = JSON.parse(body) as { icons: string[]; collections: object };
  expect(icons).toContain("lucide:house");
  expect(new Set(icons.map((icon) => icon.split(":")[0]))).toEqual(new Set(Object.keys(collections)));
});
