import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mcpPath } from "../src/features/mcp/contract.ts";
import { serveMcp } from "../src/features/mcp/mcp-calls.server.ts";
import { createLog } from "../src/platform/log.server.ts";
import { installFolder } from "./harness/files/install-folder.ts";
import { startTestApp } from "./harness/site/test-app.ts";
import { createExampleServer } from "./mcp-conformance/example-server.ts";

const run = promisify(execFile);
const suite = new URL("mcp-conformance", import.meta.url).pathname;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mcp-conformance-"));
  await installFolder(suite, join(folder, "suite"));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

/** Names of the scenarios that pass. It fails for unexpected failures, and for expected ones that pass. */
async function runSuite(origin: string, { expectedFailures }: { expectedFailures: string }): Promise<string[]> {
  const program = join(folder, "suite/node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const options = ["--expected-failures", join(suite, expectedFailures), "-o", join(folder, "results")];
  const { stdout } = await run(process.execPath, [program, "server", "--url", origin + mcpPath, ...options]);
  return [...stdout.matchAll(/^✓ ([\w-]+): [1-9]/gm)].map(([, name]) => name!);
}

test("the site passes the scenarios of the conformance suite that ask nothing but the protocol", async ({
  onTestFinished,
}) => {
  const site = await startTestApp();
  onTestFinished(() => site.close());
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  expect(await runSuite(origin, { expectedFailures: "site.yml" })).toEqual(
    expect.arrayContaining([
      "server-initialize",
      "ping",
      "tools-list",
      "resources-list",
      "prompts-list",
      "dns-rebinding-protection",
    ]),
  );
}, 120_000);

test("the suite’s own tools, prompts and resources pass behind the same HTTP code", async ({ onTestFinished }) => {
  const app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _request, reply) => reply.code(403).send(error));
  serveMcp(app, {
    url: mcpPath,
    log: createLog("silent"),
    readSite: () => ({ origin: "http://localhost", hrefIn: (_locale, path) => `http://localhost${path}` }),
    async admit() {},
    createServer: createExampleServer,
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  expect(await runSuite(origin, { expectedFailures: "example-server.yml" })).toHaveLength(23);
}, 120_000);
