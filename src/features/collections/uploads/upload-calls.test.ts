import { afterAll, beforeAll, expect, test } from "vitest";
import { measureLongestTurnMs } from "../../../../tests/harness/browser/longest-turn.ts";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { collectionLimits, type CollectionIcon } from "../contract.ts";
import { drawingsPath, uploadLimits } from "./contract.ts";

let site: TestApp;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  ben = await signIn(site, "ben@example.com");
});
afterAll(() => site.close());

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
const red = svg('<path fill="#c00" d="M0 0h9v9"/>');
const file = (name: string, text = red) => ({ name, svg: Buffer.from(text).toString("base64") });
const ask = ({ id }: Member) => ({ personId: id, locale: "en" as const });
const make = (member: Member) => site.services.collections.create(ask(member), {});
const sendIcons = (member: Member | undefined, key: string, icons: unknown, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "PUT",
    url: `/siteApi/icons/collections/${key}/icons`,
    headers: { ...member?.headers, ...headers },
    payload: { collectionId: key, icons },
  });

test("valid files are accepted regardless of the others, and each has its own result", async () => {
  const { id } = await make(anna);
  const response = await sendIcons(anna, id, [
    { ...file("one.svg"), temporaryId: "t1" },
    { ...file("picture.png"), temporaryId: "t2" },
    file("large.svg", red.padEnd(drawingLimits.bytes + 1)),
    file(
      "Two\u0007 words.SVG",
      svg(
        '<text>x</text><path d="M0 0h9v9"><animate attributeName="fill" values="red;blue" dur="1s" repeatCount="indefinite"/></path>',
      ),
    ),
    file("page.svg", "<html/>"),
    file("nothing.svg", svg("<script>alert(1)</script>")),
  ]);
  const { result, totalIcons } = response.json<{
    result: { success: CollectionIcon[]; error: unknown[] };
    totalIcons: number;
  }>();
  expect([response.statusCode, totalIcons]).toEqual([200, 2]);
  expect(result.success).toEqual([
    expect.objectContaining({ name: "one", temporaryId: "t1", isUserSource: true, isColor: true, isAnimated: false }),
    expect.objectContaining({
      name: "Two words",
      isAnimated: true,
      notice: "Text and images in Two words.SVG were removed. Convert text to outlines.",
    }),
  ]);
  expect(result.error).toEqual([
    { name: "picture.png", temporaryId: "t2", reason: "notSvg", message: "File picture.png must be SVG." },
    { name: "large.svg", reason: "tooLarge", message: "File large.svg must be less than 100 KB." },
    { name: "page.svg", reason: "notSvg", message: "File page.svg must be SVG." },
    expect.objectContaining({ name: "nothing.svg", reason: "empty" }),
  ]);
  const { icons } = await site.services.collections.listIcons(ask(anna), id);
  expect(icons).toEqual(
    result.success.map(({ id: icon, name, isColor, isAnimated, position }) => ({
      id: icon,
      name,
      platform: undefined,
      isUserSource: true,
      isColor,
      isAnimated,
      position,
    })),
  );
});

test("files may also be sent as a form", async () => {
  const { id } = await make(anna);
  const form = new FormData();
  form.append("icons", new File([red], "one.svg"));
  form.append("icons", new File([Buffer.from([0x89, 0x50, 0x4e, 0x47])], "two.svg"));
  const { headers, body } = new Request("http://localhost", { method: "PUT", body: form });
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const type = { "content-type": headers.get("content-type")! };
  const url = `/siteApi/icons/collections/${id}/icons`;
  const response = await site.app.inject({ method: "PUT", url, headers: { ...anna.headers, ...type }, payload });
  expect(response.json()).toMatchObject({
    result: { success: [{ name: "one" }], error: [{ name: "two.svg", reason: "notSvg" }] },
  });
  const broken = { method: "PUT", url, headers: { ...anna.headers, ...type }, payload: "nonsense" } as const;
  expect((await site.app.inject(broken)).statusCode).toBe(400);
});

test("messages are in the language of the request", async () => {
  const { id } = await make(anna);
  const response = await sendIcons(anna, id, [file("bild.png")], { host: "de.localhost" });
  expect(response.json()).toMatchObject({
    result: { error: [{ message: "Die Datei bild.png muss im SVG-Format sein." }] },
  });
});

test("no one can upload to another person's collection, or learn that it exists", async () => {
  const { id, apiCode } = await make(anna);
  expect((await sendIcons(undefined, id, [file("a.svg")])).statusCode).toBe(401);
  expect((await sendIcons(ben, id, [file("a.svg")])).statusCode).toBe(404);
  expect((await sendIcons(ben, apiCode, [file("a.svg")])).statusCode).toBe(404);
  await site.services.collections.change(ask(anna), id, { access: "public" });
  expect((await sendIcons(ben, apiCode, [file("a.svg")])).statusCode).toBe(403);
  const { collections } = await site.services.collections.list(ask(anna));
  const downloaded = collections.find(({ isDownloaded }) => isDownloaded)!;
  expect((await sendIcons(anna, downloaded.id, [file("a.svg")])).statusCode).toBe(406);
  expect((await site.services.collections.get(ask(anna), id)).totalIcons).toBe(0);
});

test.each([
  ["no file", []],
  ["too many files", Array.from({ length: uploadLimits.files + 1 }, () => file("a.svg"))],
  ["no list", "a.svg"],
  ["no drawing", [{ name: "a.svg" }]],
])("%s is rejected, and changes nothing", async (_, icons) => {
  const { id } = await make(anna);
  expect((await sendIcons(anna, id, icons)).statusCode).toBe(400);
  expect((await site.services.collections.get(ask(anna), id)).totalIcons).toBe(0);
});

test("an invalid field is rejected with its path and the expected value", async () => {
  const { id } = await make(anna);
  const response = await sendIcons(anna, id, [file("a.svg"), { name: "b.svg", svg: red }]);
  expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
    400,
    "icons[1].svg: must be the SVG in Base64",
  ]);
});

test("invalid Base64 is no SVG", async () => {
  const { id } = await make(anna);
  const response = await sendIcons(anna, id, [{ name: "a.svg", svg: "*** no Base64 ***" }]);
  expect(response.json()).toMatchObject({
    result: { success: [], error: [{ reason: expect.stringMatching(/notSvg|noText/) }] },
  });
});

test("a collection accepts as many as it has room for; the others are reported", async () => {
  const { catalogue } = site.services.catalogue.current();
  const icons = Array.from({ length: collectionLimits.icons - 2 }, (_, ordinal) => catalogue.id(ordinal));
  const { id } = await site.services.collections.create(ask(anna), { icons });
  const response = await sendIcons(anna, id, [file("a.svg"), file("b.svg"), file("c.svg")]);
  expect(response.json()).toMatchObject({
    result: {
      success: [{ name: "a" }, { name: "b" }],
      error: [
        { name: "c.svg", reason: "collectionFull", message: "c.svg wasn’t added: a collection can hold 1,000 icons." },
      ],
    },
    totalIcons: collectionLimits.icons,
  });
});

test("when no file is accepted nothing changes, neither the order of collections nor the last used one", async () => {
  const clara = await signIn(site, "clara@example.com");
  const { id } = await make(clara);
  const later = await make(clara);
  const list = () => site.services.collections.list(ask(clara));
  const before = await list();
  expect(before.lastUsedId).toBe(later.id);
  await sendIcons(clara, id, [file("picture.png"), file("page.svg", "<html/>")]);
  expect(await list()).toEqual(before);
  const { catalogue } = site.services.catalogue.current();
  const icons = Array.from({ length: collectionLimits.icons }, (_, ordinal) => catalogue.id(ordinal));
  await site.services.collections.addIcons(
    ask(clara),
    id,
    icons.map((icon) => ({ id: icon })),
  );
  await site.services.collections.change(ask(clara), later.id, { isLastUsed: true, description: "later" });
  const full = await list();
  expect(await sendIcons(clara, id, [file("a.svg")]).then((response) => response.json())).toMatchObject({
    result: { success: [], error: [{ reason: "collectionFull" }] },
    totalIcons: collectionLimits.icons,
  });
  expect(await list()).toEqual(full);
});

const clean = (icons: unknown, query = "", headers: Record<string, string> = {}) =>
  site.app.inject({ method: "POST", url: `${drawingsPath}${query}`, headers, payload: { icons } });

test("SVGs of guests are sanitized within the same limits, and aren't stored", async () => {
  const files = [
    {
      ...file("One.svg", svg('<script>alert(1)</script><path fill="#c00" onclick="x()" d="M0 0h9v9"/>')),
      temporaryId: "t",
    },
    file("picture.png"),
    file("two.svg"),
  ];
  const response = await clean(files);
  const { success, error, largestPngPx } = response.json<{
    result: { success: Record<string, unknown>[]; error: unknown[]; largestPngPx: number };
  }>().result;
  expect(success.map(({ name }) => name)).toEqual(["One", "two"]);
  expect(success[0]).toMatchObject({ temporaryId: "t", isColor: true, isAnimated: false });
  expect(success[0]!["svg"]).toMatch(/^<svg(?!.*(script|onclick)).*<path/s);
  expect(success[0]).not.toHaveProperty("id");
  expect(error).toEqual([{ name: "picture.png", reason: "notSvg", message: "File picture.png must be SVG." }]);
  expect(largestPngPx).toBeGreaterThan(0);
  expect(response.headers["cache-control"]).toBe("no-store");
  const german = await clean([file("bild.png")], "", { host: "de.localhost" });
  expect(german.json()).toMatchObject({
    result: { error: [{ message: "Die Datei bild.png muss im SVG-Format sein." }] },
  });
});

test("a guest whose browser storage is full, or nearly, gets a message", async () => {
  const files = [file("a.svg"), file("b.svg")];
  const full = await clean(files, `?inCollection=${collectionLimits.icons - 1}`);
  expect(full.json()).toMatchObject({
    result: { success: [{ name: "a" }], error: [{ name: "b.svg", reason: "collectionFull" }] },
  });
  const many = await clean(files, `?drawings=${uploadLimits.icons}`);
  expect(many.json()).toMatchObject({ result: { success: [], error: [{ reason: "tooMany" }, { reason: "tooMany" }] } });
  for (const bad of ["?drawings=-1", "?inCollection=x", `?drawings=${uploadLimits.icons + 1}`]) {
    expect((await clean(files, bad)).statusCode).toBe(400);
  }
});

test("a guest's uploads per minute are limited", async () => {
  const crowded = await startTestApp({ TRUSTED_PROXIES: "127.0.0.1" });
  const askFrom = (network: string) =>
    crowded.app.inject({
      method: "POST",
      url: drawingsPath,
      headers: { "x-forwarded-for": network },
      payload: { icons: Array.from({ length: uploadLimits.files }, () => file("no.png")) },
    });
  let answers = 0;
  while ((await askFrom("198.51.100.7")).statusCode === 200 && answers < 100) answers++;
  expect(answers).toBeGreaterThan(1);
  expect((await askFrom("198.51.100.7")).statusCode).toBe(429);
  expect((await askFrom("198.51.100.8")).statusCode).toBe(200);
  await crowded.close();
});

test("a flood is rejected without being read, and delays no one", async () => {
  const { id } = await make(anna);
  const flood = "<g>".repeat(34_000_000);
  const longestMs = await measureLongestTurnMs(async () => {
    const response = await site.app.inject({
      method: "PUT",
      url: `/siteApi/icons/collections/${id}/icons`,
      headers: { ...anna.headers, "content-type": "application/json" },
      payload: flood,
    });
    expect(response.statusCode).toBe(413);
  });
  expect(longestMs).toBeLessThan(200);
});

test("their owner can view them, and everyone else only while they are in a public collection", async () => {
  const { id } = await make(anna);
  const { result } = (await sendIcons(anna, id, [file("a.svg")])).json<{ result: { success: CollectionIcon[] } }>();
  const icon = result.success[0]!.id;
  const seen = async (member?: Member) => [
    ...(await site.services.uploads.find(member?.id, [icon, "nonsense"])).keys(),
  ];
  expect([await seen(anna), await seen(ben), await seen()]).toEqual([[icon], [], []]);
  await site.services.collections.change(ask(anna), id, { access: "public" });
  expect([await seen(anna), await seen(ben), await seen()]).toEqual([[icon], [icon], [icon]]);
  await site.services.collections.removeIcons(ask(anna), id, [icon]);
  expect([await seen(anna), await seen(ben), await seen()]).toEqual([[icon], [], []]);
});

test("copies of the same file are separate icons with their own ids", async () => {
  const { id } = await make(anna);
  const gradient = svg(
    '<linearGradient id="a"><stop stop-color="red"/></linearGradient><path fill="url(#a)" d="M0 0h9v9"/>',
  );
  const { result } = (await sendIcons(anna, id, [file("a.svg", gradient), file("a.svg", gradient)])).json<{
    result: { success: CollectionIcon[] };
  }>();
  const found = await site.services.uploads.find(
    anna.id,
    result.success.map((icon) => icon.id),
  );
  const names = [...found.values()].map((upload) => / id="(\w+)"/.exec(upload.svg)![1]);
  expect(new Set(names).size).toBe(2);
});
