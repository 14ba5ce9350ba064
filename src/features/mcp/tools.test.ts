import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMcpSession, type McpContent, type McpSession } from "../../../tests/harness/calls/mcp-session.ts";
import type { KeyScope } from "../../core/people/api-key-scopes.ts";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

let site: TestApp;
let origin: string;
let session: McpSession;
beforeAll(async () => {
  site = await startTestApp();
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  session = await openMcpSession(origin);
});
afterAll(async () => {
  await session.client.close();
  await site.close();
});

const readSize = async (content: McpContent) => {
  const { data } = content.find(({ type }) => type === "image")!;
  const { width, height } = await sharp(Buffer.from(data!, "base64")).metadata();
  return [width, height];
};

test("sets for a list tell how many each has, which icon for each, and what is missing", async () => {
  const concepts = ["home", "shopping cart", "credit card", "zzzqqq"];
  const { structured, content } = await session.use("find_icon_sets", { concepts });
  const { total, styles } = structured as { total: number; styles: Record<string, unknown>[] };
  expect(total).toBeGreaterThan(3);
  expect(styles).toHaveLength(3);
  expect(styles[0]).toMatchObject({ foundCount: 3, missing: ["zzzqqq"], numbers: "1–4" });
  expect(Object.keys(styles[0]!["icons"] as object)).toEqual(["home", "shopping cart", "credit card"]);
  expect(await readSize(content)).toEqual([356, 268]);
});

test("styles are compared by the same concepts, one a row", async () => {
  const { structured, content } = await session.use("compare_styles", { styles: ["lucide", "tabler"] });
  const { styles } = structured as { styles: Record<string, unknown>[] };
  expect(styles.map(({ style }) => style)).toEqual(["lucide", expect.stringMatching(/tabler/)]);
  expect(styles[0]).toMatchObject({
    license: "ISC",
    technique: "outline",
    numbers: "1–8",
    icons: { heart: "lucide:heart" },
  });
  expect(await readSize(content)).toEqual([708, 180]);
  expect(await session.readRefusal("compare_styles", { styles: ["lucide", "nothing"] })).toMatch(/no style “nothing”/);
});

test("icons are replaced by another style's", async () => {
  const icons = ["lucide:house", "lucide:heart", "lucide:heart"];
  const { structured, content } = await session.use("replace_icons", { icons, style: "heroicons" });
  const { replacements } = structured as { replacements: Record<string, unknown>[] };
  expect(replacements).toEqual([
    expect.objectContaining({ number: 1, from: "lucide:house", to: expect.stringMatching(/^heroicons:home/) }),
    expect.objectContaining({
      number: 2,
      from: "lucide:heart",
      to: expect.stringMatching(/^heroicons:heart/),
      match: "same",
    }),
  ]);
  expect(await readSize(content)).toEqual([356, 92]);
});

test("similar icons are found, and image search says where it is turned off", async () => {
  const { structured } = await session.use("similar_icons", { icon: "lucide:house", styles: "other" });
  const { icons } = structured as { icons: { style: string }[] };
  expect(icons.length).toBeGreaterThan(3);
  expect(icons.every(({ style }) => style !== "lucide")).toBe(true);
  const png = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer()
  ).toString("base64");
  expect(await session.readRefusal("search_by_image", { image: png })).toMatch(/turned off|isn’t|not/i);
  expect(await session.readRefusal("search_by_image", { image: "%%%" })).toMatch(/base64/);
  expect(await session.readRefusal("search_by_image", { image: "YWJj" })).toMatch(/PNG, JPEG/);
});

test("collections are read and changed with a key; without one, an answer says how to get it", async () => {
  for (const [name, given] of [
    ["list_collections", {}],
    ["create_collection", { name: "App" }],
    ["update_collection", { collection: "x", name: "y" }],
  ] as const)
    expect(await session.readRefusal(name, given)).toMatch(/API key at http:\/\/.*\/icons\/account .*Bearer/);
  const { id: personId } = await signIn(site, "anna@example.com");
  const openWith = async (...scopes: KeyScope[]) => {
    const { key } = await site.services.apiKeys.make(personId, { name: "Assistant", scopes, expiresAt: undefined });
    return openMcpSession(origin, { authorization: `Bearer ${key}` });
  };
  const own = await openWith("collections:read", "collections:write");
  const made = await own.use("create_collection", { name: "App", icons: ["lucide:house", "lucide:heart"] });
  expect(made.structured).toMatchObject({ name: "App", totalIcons: 2, access: "private" });
  const { id } = made.structured as { id: string };
  await own.use("update_collection", {
    collection: id,
    add: ["lucide:star"],
    remove: ["lucide:heart"],
    name: "My app",
  });
  const { structured, content } = await own.use("get_collection", { collection: id });
  expect(structured).toMatchObject({
    name: "My app",
    icons: [{ number: 1, name: "lucide:star" }, { name: "lucide:house" }],
  });
  expect(await readSize(content)).toEqual([180, 92]);
  const { structured: listed } = await own.use("list_collections", {});
  expect((listed as { collections: object[] }).collections).toContainEqual(
    expect.objectContaining({ id, name: "My app" }),
  );
  expect(await session.readRefusal("get_collection", { collection: id })).toMatch(/not found|doesn’t exist/i);
  await own.client.close();
});

test("an API key does what its scopes allow, and a revoked one is refused", async () => {
  const { id } = await signIn(site, "bea@example.com");
  const make = (scopes: KeyScope[]) =>
    site.services.apiKeys.make(id, { name: "Assistant", scopes, expiresAt: undefined });
  const { key, apiKey } = await make(["collections:read", "collections:write"]);
  const keyed = await openMcpSession(origin, { authorization: `Bearer ${key}` });
  expect((await keyed.use("create_collection", { name: "By key" })).structured).toMatchObject({ name: "By key" });
  expect(await keyed.readRefusal("get_icons", { icons: ["lucide:house"] })).toMatch(/lacks the scope “download”/);
  await expect(keyed.client.readResource({ uri: "icon://lucide/house" })).rejects.toThrow();
  const reading = await openMcpSession(origin, { authorization: `Bearer ${(await make(["search"])).key}` });
  expect(await reading.readRefusal("list_collections", {})).toMatch(/lacks the scope “collections:read”/);
  await reading.use("search_icons", { query: "home" });
  await site.services.apiKeys.revoke(id, apiKey.id);
  await expect(openMcpSession(origin, { authorization: `Bearer ${key}` })).rejects.toThrow();
});

test("icons are resources, sets complete, and a prompt picks icons for an app", async () => {
  const { client } = session;
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(["icon://{set}/{name}"]);
  const { contents } = await client.readResource({ uri: "icon://lucide/house" });
  expect(contents[0]).toMatchObject({ mimeType: "image/svg+xml", text: expect.stringMatching(/^<svg/) });
  await expect(client.readResource({ uri: "icon://lucide/nothing" })).rejects.toThrow(/no icon/);
  const ref = { type: "ref/resource" as const, uri: "icon://{set}/{name}" };
  const { completion } = await client.complete({ ref, argument: { name: "set", value: "luc" } });
  expect(completion.values).toEqual(["lucide"]);
  const { messages } = await client.getPrompt({ name: "pick_icons_for_app", arguments: { app: "a shop" } });
  expect(JSON.stringify(messages)).toContain("find_icon_sets");
});

/** Fewest characters that a token of such answers stands for, by the tokenizer of GPT-4o: 1.92 in paths, 2.2 to 3.7 in lists. */
const charactersPerToken = 1.9;
/** What a pixel of an image costs. */
const pixelsPerToken = 750;
const mostTokens = 1_500;

test("answers with nothing but what is required have at most 1,500 tokens", async () => {
  const concepts = "home,search,settings,user,bell,calendar,mail,heart,trash,download,lock,camera".split(",");
  const words = ["home", "arrow", "get money back", "user settings", "cloud upload", "warenkorb", "facebook", "flag"];
  const calls: [string, object][] = [
    ...words.map((query): [string, object] => ["search_icons", { query }]),
    ...["lucide:house", "mdi:heart", "logos:react"].map((icon): [string, object] => ["similar_icons", { icon }]),
    ...["lucide:house", "meteocons:rainbow"].map((icon): [string, object] => ["get_icons", { icons: [icon] }]),
    ["get_icons", { icons: concepts.map(() => "lucide:house").concat("lucide:heart", "lucide:camera", "lucide:lock") }],
    ["compare_styles", { styles: ["lucide", "tabler"] }],
    ["find_icon_sets", { concepts }],
    ["replace_icons", { icons: ["house", "heart", "camera", "lock"].map((name) => `lucide:${name}`), style: "tabler" }],
  ];
  for (const [name, given] of calls) {
    const { structured, content } = await session.use(name, given);
    const image = content.some(({ type }) => type === "image") ? await readSize(content) : [0, 0];
    const seen = (image[0]! * image[1]!) / pixelsPerToken;
    const told = JSON.stringify(content.filter(({ type }) => type !== "image")).length / charactersPerToken;
    const structuredTokens = JSON.stringify(structured).length / charactersPerToken;
    expect(Math.max(told, structuredTokens) + seen, `${name} ${JSON.stringify(given)}`).toBeLessThanOrEqual(mostTokens);
  }
});
