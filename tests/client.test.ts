import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OpenAPIV3_1 } from "openapi-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError, createClient } from "../client/client.ts";
import { renderOperations } from "../scripts/client/render-operations.ts";
import { signIn } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

let site: TestApp;
let origin: string;
beforeAll(async () => {
  site = await startTestApp();
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => site.close());

it("the client has the calls of the OpenAPI document; run with -u after changes of the calls", async () => {
  const document = (await site.app.inject("/api/openapi.json")).json<OpenAPIV3_1.Document>();
  const text = renderOperations(document);
  await expect(text).toMatchFileSnapshot("../client/operations.data.ts");
});

describe("calls", () => {
  it("take parameters, lists, places in the path and bodies, and return JSON and files", async () => {
    const client = createClient({ origin });
    const { icons, parameters } = await client.searchIcons({ term: "house", style: ["lucide", "octicons"], amount: 3 });
    expect([icons.length, parameters.term]).toEqual([3, "house"]);
    expect(icons.every(({ platform }) => ["lucide", "octicons"].includes(platform))).toBe(true);
    expect((await client.listVariants({ id: "lucide:house" })).variants.length).toBeGreaterThan(0);
    const { pairs } = await client.swapIcons({ body: { icons: ["lucide:house"], style: "octicons" } });
    expect(pairs[0]?.to).toBeDefined();
    const image = await client.getImageByPath({ path: "lucide/48/red/house.png" });
    expect([image.mediaType, image.bytes.length > 100]).toEqual(["image/png", true]);
    const file = await client.convertIcon({ body: { id: "lucide:house", format: "react-tsx", name: "home" } });
    expect([file.fileName, new TextDecoder().decode(file.bytes)]).toEqual([
      "HomeIcon.tsx",
      expect.stringContaining("export function HomeIcon("),
    ]);
  });

  it("say what was refused", async () => {
    const refused = createClient({ origin }).searchIcons({ term: "house", language: "xx" });
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({ status: 400, code: "invalid_input", field: "language" });
    await expect(createClient({ origin, key: "icn_1" }).listCollections()).rejects.toMatchObject({ status: 401 });
  });

  it("act for the owner of a key", async () => {
    const { id } = await signIn(site, "anna@example.com");
    const scopes = ["collections:read", "collections:write"] as const;
    const { key } = await site.services.apiKeys.make(id, { name: "Test", scopes, expiresAt: undefined });
    const client = createClient({ origin, key });
    const { collection } = await client.createCollection({ body: { name: "Mine", icons: ["lucide:house"] } });
    expect((await client.listCollectionIcons({ id: collection.apiCode })).total).toBe(1);
    await client.removeCollectionIcon({ id: collection.apiCode, iconId: "lucide:house" });
    expect((await client.listCollectionIcons({ id: collection.apiCode })).total).toBe(0);
  });
});

it("is a package of the site’s registry that others’ programs compile and run with", async () => {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-client-"));
  try {
    await cp(join(root, "tests", "client-project"), folder, { recursive: true });
    await writeFile(join(folder, ".npmrc"), `@iconarium:registry=${origin}/npm\n`);
    await run("npm", ["install", "--no-audit", "--no-fund", "@iconarium/client"], { cwd: folder });
    await run(join(root, "node_modules", ".bin", "tsc"), ["-p", folder]);
    const { stdout } = await run(process.execPath, ["main.ts", origin], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual({ names: ["lucide:house"], status: 404 });
  } finally {
    await rm(folder, { recursive: true });
  }
}, 120_000);
