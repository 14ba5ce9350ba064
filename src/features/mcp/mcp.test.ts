import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMcpSession, type McpContent, type McpSession } from "../../../tests/harness/calls/mcp-session.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import { fileFormatIds } from "../exports/contract.ts";
import { mcpPath } from "./contract.ts";

interface IconListing {
  total: number;
  icons: { number: number; id: string; name: string; style: string }[];
  sources: { style: string; license: string; attribution: string }[];
}
interface FileListing {
  files: { name: string; fileName: string; mediaType: string; text?: string; base64?: string }[];
  leftOut: string[];
}

let site: TestApp;
let session: McpSession;
beforeAll(async () => {
  site = await startTestApp();
  session = await openMcpSession(await site.app.listen({ port: 0, host: "127.0.0.1" }));
});
afterAll(async () => {
  await session.client.close();
  await site.close();
});

async function search(given: object): Promise<{ structured: IconListing; content: McpContent }> {
  const { structured, content } = await session.use("search_icons", given);
  return { structured: structured as IconListing, content };
}

async function take(given: object): Promise<{ structured: FileListing }> {
  return { structured: (await session.use("get_icons", given)).structured as FileListing };
}

test("a session picks twelve icons of one style for an app and writes them as files", async () => {
  const needed = "home,search,settings,user,bell,calendar,mail,heart,trash,download,lock,camera".split(",");
  const picked: string[] = [];
  for (const query of needed) {
    const { structured } = await search({ query, style: "Lucide", limit: 3 });
    expect(structured.icons.map(({ style }) => style)).toEqual(["lucide", "lucide", "lucide"]);
    expect(structured.sources).toEqual([
      { style: "lucide", license: "ISC", attribution: "Lucide by Lucide Contributors" },
    ]);
    picked.push(structured.icons.find(({ id }) => !picked.includes(id))!.id);
  }
  const folder = await mkdtemp(join(tmpdir(), "mcp-"));
  try {
    let left = picked;
    while (left.length > 0) {
      const { structured } = await take({ icons: left });
      for (const { fileName, text } of structured.files) await writeFile(join(folder, fileName), text!, { flag: "wx" });
      expect(structured.leftOut.length).toBeLessThan(left.length);
      left = structured.leftOut;
    }
    const written = await readdir(folder);
    expect(written).toHaveLength(12);
    for (const name of written) {
      const { width, height } = await sharp(await readFile(join(folder, name))).metadata();
      expect([width, height], name).toEqual([24, 24]);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a search shows its icons on a numbered contact sheet of bounded size", async () => {
  const { structured, content } = await search({ query: "arrow", limit: 48, offset: 6 });
  expect(structured.icons.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, place) => place + 7));
  const image = content.find(({ type }) => type === "image")!;
  const sheet = await sharp(Buffer.from(image.data!, "base64")).metadata();
  expect(sheet).toMatchObject({ format: "png", width: 708, height: 532 });
  const { content: plain } = await session.use("search_icons", { query: "arrow", contact_sheet: false });
  expect(plain.map(({ type }) => type)).toEqual(["text"]);
});

test("searches understand meanings, languages and typing errors", async () => {
  const { structured: typed } = await search({ query: "calender" });
  expect(typed.icons[0]!.name).toMatch(/calendar/);
  const { structured: german } = await search({ query: "Warenkorb", language: "de" });
  expect(german.icons[0]!.name).toMatch(/cart|basket/);
});

const find = async (filters: SearchFilters) =>
  (await site.services.search.search({ term: "", filters, amount: 1 })).icons[0]!.id;

test("icons come in every format that downloads have, customized", async () => {
  const moving = await find({ isAnimated: true });
  const free = await find({ isFree: true, isAnimated: false });
  for (const format of fileFormatIds) {
    const isMotion = ["gif", "apng", "webp-animated"].includes(format);
    const icons = [isMotion ? moving : format === "favicons" ? free : "lucide:house"];
    const { structured } = await take({ icons, format, max_characters: 400_000 });
    const [file] = structured.files;
    expect((file!.text ?? file!.base64)!.length, format).toBeGreaterThan(0);
  }
  const look = { color: "#ff0000", stroke: 1 };
  const { structured } = await take({ icons: ["lucide:house"], look, size: 32 });
  expect(structured.files[0]!.text).toContain("#ff0000");
  expect(structured.files[0]!.text).toContain('width="32"');
}, 120_000);

test("what is wrong is told so that an assistant can do better", async () => {
  expect(await session.readRefusal("search_icons", { query: "home", style: "lucid" })).toMatch(
    /no style “lucid”.*lucide/,
  );
  expect(await session.readRefusal("search_icons", { query: "home", category: "none" })).toMatch(/no category “none”/);
  expect(await session.readRefusal("search_icons", { query: "" })).toMatch(/query/);
  expect(await session.readRefusal("get_icons", { icons: ["lucide:nothing"] })).toMatch(/no icon “lucide:nothing”/);
  expect(await session.readRefusal("get_icons", { icons: ["lucide:house"], look: { color: "crimson" } })).toMatch(
    /look/,
  );
  expect(await session.readRefusal("get_icons", { icons: ["lucide:house"], format: "gif" })).toMatch(/./);
});

const ask = (headers: Record<string, string>) =>
  site.app.inject({
    method: "POST",
    url: mcpPath,
    headers: { accept: "application/json, text/event-stream", ...headers },
    body: { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
  });

test("pages of other sites are refused, programs and pages of this machine are not", async () => {
  expect((await ask({ origin: "https://evil.example" })).statusCode).toBe(403);
  expect((await ask({ origin: "https://evil.example", host: "evil.example" })).statusCode).toBe(403);
  expect((await ask({ origin: "null" })).statusCode).toBe(403);
  expect((await ask({ origin: "http://localhost:6274" })).statusCode).toBe(200);
  expect((await ask({})).statusCode).toBe(200);
});

test("too large a request and too many files are refused", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "ping", params: { text: "x".repeat(4_300_000) } };
  expect((await site.app.inject({ method: "POST", url: mcpPath, body })).statusCode).toBe(413);
  const icons = Array.from({ length: 48 }, (_, ordinal) => site.services.catalogue.current().catalogue.id(ordinal));
  const ask48 = () => session.client.callTool({ name: "get_icons", arguments: { icons, max_characters: 400_000 } });
  const outcomes = [];
  for (let times = 0; times < 6; times++) outcomes.push((await ask48()).isError === true);
  expect(outcomes.at(-1)).toBe(true);
});
