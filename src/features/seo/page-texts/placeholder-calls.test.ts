import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../../../../tests/harness/site/run-command.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { runSeo as seoCli } from "../rows/cli.server.ts";

let held: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "iconarium-"));
  held = await startTestApp({ ...withOwnServer, REDIRECT_HOSTS: "blog.example.com" });
  // Waits for the database.
  await held.services.search.popularTerms(1);
});
afterAll(async () => {
  await held.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask(query: string) {
  const response = await held.app.inject(`/placeholders?${query}`);
  return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, string>>() };
}

/** `npm run seo -- …` on the database of the running app. */
const runSeo = (...words: string[]) =>
  runCommand(seoCli, words, { DATA_DIR: held.dataDir, REDIRECT_HOSTS: "blog.example.com" });

async function importFile(subject: string, { name, text }: { name: string; text: string }, ...options: string[]) {
  const file = join(folder, name);
  await writeFile(file, text);
  return runSeo(subject, "import", file, ...options);
}

/** Resolves when the running app has seen that texts or redirects have changed. */
function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = held.services.seo.onChange(() => {
      stop();
      resolve();
    });
  });
}

test("any page is described by its templates, in every language", async () => {
  const { status, body, headers } = await ask("uri=/icons/lucide&locale=de-DE");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    uri: "/icons/lucide",
    h1: "Icons im Stil Lucide",
    mt: "Icons im Stil Lucide als SVG und PNG – Iconarium",
  });
  expect([body["title"], body["description"], body["metaTitle"], body["metaDescription"]]).toEqual(
    ["h1", "t1", "mt", "md"].map((name) => body[name]),
  );
  expect(headers["cache-control"]).toContain("public");
  expect((await ask("uri=/developers")).body["h1"]).toBe("HTTP API");
});

test("a redirecting URL has the texts of its target page", async () => {
  expect((await ask("uri=/icon/set/Home/lucide?sorting=name")).body).toMatchObject({
    uri: "/icons/set/home--style-lucide",
    h1: "Home icons in Lucide",
  });
});

test.each([
  ["", 400],
  ["uri=", 400],
  ["uri=icons", 400],
  ["uri=//evil.example", 400],
  ["uri=https://evil.example/icons", 400],
  [`uri=/${"x".repeat(501)}`, 400],
  ["uri=/icons&locale=xx", 400],
  ["uri=/icons&locale=english", 400],
  ["uri=/icons&project_id=a%20b", 400],
  ["uri=/icons/no-such-style", 404],
  ["uri=/icons/a/b", 404],
  ["uri=/icons%00", 404],
  ["uri=/elsewhere", 404],
  ["uri=/icon/nothing00/x", 404],
])("%j returns %d", async (query, expected) => {
  const { status, body } = await ask(query);
  expect(status).toBe(expected);
  expect(body["success"]).toBe(false);
});

test("a running server applies imported texts, each only in its project and language", async () => {
  const changed = nextChange();
  const text = `uri,locale,h1,t1,mt,md
/icons/set/home?page=2,en,Homes,"All ""homes"", [new](/icons/new)",,
/developers,fr,Pour les équipes,,,
`;
  expect(await importFile("placeholders", { name: "texts.csv", text })).toEqual({
    code: 0,
    errors: "",
    output: "2 added, 0 changed, 0 unchanged, 0 removed.\n",
  });
  await changed;
  const { body } = await ask("uri=/icons/set/home");
  expect(body).toMatchObject({
    h1: "Homes",
    t1: 'All "homes", [new](/icons/new)',
    mt: "Home icons in SVG and PNG – Iconarium",
  });
  expect((await ask("uri=/developers&locale=fr")).body["h1"]).toBe("Pour les équipes");
  expect((await ask("uri=/icons/set/home&locale=de")).body["h1"]).toBe("Icons zu „Home“");
  expect((await ask("uri=/icons/set/home&project_id=other")).body["h1"]).toBe("Home icons");
});

test("a file with an error changes nothing", async () => {
  const text = "uri,locale,h1\n/icons,en,Fine\n/icons/a/b,en,No page\n";
  expect(await importFile("placeholders", { name: "bad.csv", text })).toEqual({
    code: 1,
    output: "",
    errors: 'line 3: uri: "/icons/a/b" isn’t the path of a page\nNothing was changed.\n',
  });
  expect((await runSeo("placeholders", "export")).output).not.toContain("Fine");
});

test("an export can be imported again", async () => {
  const file = join(folder, "round.jsonl");
  expect(await runSeo("placeholders", "export", file)).toMatchObject({ code: 0 });
  expect(await readFile(file, "utf8")).toContain("Pour les équipes");
  expect((await runSeo("placeholders", "import", file, "--replace")).output).toBe(
    "0 added, 0 changed, 2 unchanged, 0 removed.\n",
  );
});

test("imported redirects work, to other sites only where they are allowed", async () => {
  const changed = nextChange();
  const text =
    "path\ttarget\tstatus\tnote\n/old%20page\t/icons/new\t308\tmoved\n/blog\thttps://blog.example.com/\t302\t\n";
  expect(await importFile("redirects", { name: "moved.tsv", text })).toMatchObject({ code: 0 });
  await changed;
  const { addresses } = held.services;
  expect(await addresses.resolve("/old%20page?a=b", "en")).toMatchObject({ kind: "redirect", to: "/icons/new?a=b" });
  expect(await addresses.resolve("/blog", "en")).toMatchObject({ to: "https://blog.example.com/", status: 302 });
  expect((await runSeo("redirects", "export")).output).toBe(
    "path,target,status,note\n/blog,https://blog.example.com/,302,\n/old page,/icons/new,308,moved\n",
  );
});

test("every invalid input gets an explanation", async () => {
  expect(await runSeo("redirects", "import")).toMatchObject({
    code: 1,
    errors: expect.stringContaining("npm run seo --"),
  });
  expect(await runSeo("redirects", "import", "nowhere.csv")).toMatchObject({ code: 1 });
});
