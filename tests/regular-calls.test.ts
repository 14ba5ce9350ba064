import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { palette } from "../src/core/icons/palette.ts";
import { listCalls, type DescribedCall } from "./harness/calls/described-calls.ts";
import { signIn } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

type Schema = OpenAPIV3_1.SchemaObject;

/** What all calls have in common, so that who knows one knows the others. */
let site: TestApp;
let document: OpenAPIV3_1.Document;
let calls: DescribedCall[];
beforeAll(async () => {
  site = await startTestApp();
  document = (await site.app.inject("/api/openapi.json")).json();
  calls = listCalls(document);
});
afterAll(() => site.close());

async function ask(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await site.app.inject({ url, headers });
  return { status: statusCode, body, json: () => JSON.parse(body) as Record<string, unknown> };
}

function resolve(schema: Schema & { $ref?: string }): Schema {
  const name = schema.$ref?.slice("#/components/schemas/".length);
  return name === undefined ? schema : (document.components!.schemas![name] as Schema);
}

it("every JSON response is an object with “success”, but for formats that others define", () => {
  /** ALTCHA’s, that of sibling products, and files that are JSON themselves. */
  const others = ["getCaptchaChallenge", "listSuggestedNames", "getImage", "getImageByPath", "convertIcon"];
  const without = Object.values(document.paths!).flatMap((path) =>
    Object.values(path as Record<string, OpenAPIV3_1.OperationObject>).flatMap(({ operationId, responses = {} }) => {
      const { 200: done } = responses as Record<string, OpenAPIV3_1.ResponseObject>;
      const schema = done?.content?.["application/json"]?.schema;
      return schema && !("success" in (resolve(schema).properties ?? {})) ? [operationId] : [];
    }),
  );
  expect(new Set(without)).toEqual(new Set(others));
});

it("“amount” has one maximum", () => {
  const maxima = calls.flatMap(({ parameters }) =>
    parameters.filter(({ name }) => name === "amount").map(({ schema }) => (schema as Schema).maximum),
  );
  expect(new Set(maxima)).toEqual(new Set([500]));
});

it.each([
  ["/api/iconsets/v5/search/group?groups=50&amount=61", "amount"],
  [`/api/iconsets/v1/sets?amount=500&list=${"abcdefg".split("").join("%0A")}`, "amount"],
])("%s would have too many icons", async (url, field) => {
  const { status, json } = await ask(url);
  expect([status, json()]).toMatchObject([400, { field, message: expect.stringContaining("3000") }]);
});

const isListWith = (name: string, { method, parameters }: DescribedCall) =>
  method === "GET" && parameters.some((parameter) => parameter.name === name);

describe("past the end", () => {
  const required: Readonly<Record<string, string>> = {
    listPackIcons: "category=animals",
    findSets: "list=home",
    searchImages: "query=house",
  };

  it.each([
    ["offset", 1_000_000],
    ["page", 10_000],
  ])("every list with “%s” is empty", async (name, far) => {
    const { headers } = await signIn(site, "anna@example.com");
    const lists = calls.filter((call) => isListWith(name, call));
    expect(lists.length).toBeGreaterThan(4);
    for (const call of lists) {
      const { status, json, body } = await ask(
        `${call.path}?${name}=${far}&${required[call.operationId] ?? ""}`,
        call.isForPeople ? headers : {},
      );
      expect(status, `${call.name} ${body}`).toBe(200);
      const listed = Object.values(json()).filter(Array.isArray);
      const nested = (json()["category"] as { subcategory?: unknown[] } | undefined)?.subcategory;
      expect([...listed, ...(nested ? [nested] : [])], call.name).toEqual([[]]);
    }
  });
});

describe("an unknown value is 400 with its field and the values there are", () => {
  it.each([
    ["/api/iconsets/v7/search?corners=foo", "corners", ["rounded", "mixed", "sharp"]],
    ["/api/iconsets/v7/search?sort=best", "sort", ["relevance", "new", "name"]],
    ["/api/iconsets/v7/search?language=xx", "language", expect.arrayContaining(["en", "ja"])],
    ["/siteApi/packs-info?language=english", "language", expect.arrayContaining(["en", "ja"])],
    ["/api/iconsets/v7/search?color=crimson", "color", expect.arrayContaining(["red", "pink"])],
    ["/api/iconsets/v7/search?style=lucid", "style", expect.arrayContaining(["lucide"])],
    ["/siteApi/icons/v1/latest?platform=lucid", "platform", expect.arrayContaining(["lucide"])],
    ["/api/iconsets/autocomplete/v2?term=h&platform=lucid", "platform", expect.arrayContaining(["lucide"])],
    ["/siteApi/icons/v1/packs/demarcation?category=beasts", "category", expect.arrayContaining(["animals"])],
    ["/images?fields=name", "fields", expect.arrayContaining(["title"])],
    ["/img/home.svg?format=doc", "format", expect.arrayContaining(["svg", "jpg"])],
  ])("%s", async (url, field, allowed) => {
    const { status, json } = await ask(url);
    expect([status, json()]).toMatchObject([400, { code: "invalid_input", field, allowed }]);
    expect(json()["message"]).toMatch(new RegExp(`^${field}: `));
  });

  it("in a body, with the whole path", async () => {
    const bundle = { icons: [{ id: "a" }, { id: "b", look: { flip: "twice" } }], formats: [{ format: "svg" }] };
    const response = await site.app.inject({ method: "POST", url: "/siteApi/icons/zip", payload: bundle });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { field: "icons[1].look.flip", allowed: expect.arrayContaining(["none"]) },
    ]);
    const misspelled = { ...bundle, icons: [{ id: "a", loook: {} }] };
    const other = await site.app.inject({ method: "POST", url: "/siteApi/icons/zip", payload: misspelled });
    expect([other.statusCode, other.json()]).toMatchObject([400, { field: "icons[0].loook" }]);
  });
});

const findIn = async (color: string) => (await ask(`/api/iconsets/v7/search?color=${color}`)).json()["icons"];

describe("a color is a name of the palette or hex digits", () => {
  it.each([
    "/img/lucide/house.svg?color=red",
    "/img/lucide/house.svg?color=fa5252",
    "/img/lucide/house.svg?color=%23FA5252",
    "/img/red/lucide/house.svg",
    "/img/lucide/fa5252/house.svg",
  ])("%s is red", async (url) => {
    expect((await ask(url)).body).toContain("#fa5252");
  });

  it("in a search, the palette color that is nearest", async () => {
    expect(await findIn("fa5252")).toEqual(await findIn("red"));
    expect(await findIn("%23e03131")).toEqual(await findIn("red"));
    expect(await findIn("blue")).not.toEqual(await findIn("red"));
  });

  it.each(["red", "fa5252", "#fa5252"])("in a body: %s", async (color) => {
    const payload = { id: (await ask("/siteApi/icons/icon?id=lucide:house")).json()["icon"], format: "svg" };
    const { id } = payload.id as { id: string };
    const body = { id, format: "svg", look: { color, background: { shape: "circle", color: "white" } } };
    const response = await site.app.inject({ method: "POST", url: "/plainConverter", payload: body });
    expect(response.body).toContain("#fa5252");
    expect(response.body).toMatch(/#fff(?:fff)?"/);
  });

  it("no style or set is called like a color", () => {
    const { catalogue } = site.services.catalogue.current();
    for (const { name } of palette)
      expect([catalogue.findStyle(name), catalogue.findSet(name)]).toEqual([undefined, undefined]);
  });
});
