import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { mcpPath } from "../src/features/mcp/contract.ts";
import { installFolder } from "./harness/files/install-folder.ts";
import { startTestApp } from "./harness/site/test-app.ts";

const run = promisify(execFile);
const suite = new URL("mcp-conformance", import.meta.url).pathname;

/** Scenarios that ask nothing of a server but the protocol. */
const protocol = [
  "server-initialize",
  "ping",
  "tools-list",
  "resources-list",
  "prompts-list",
  "dns-rebinding-protection",
];

test("the conformance suite of the protocol passes, but for what only its example server has", async ({
  onTestFinished,
}) => {
  const site = await startTestApp();
  onTestFinished(() => site.close());
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const folder = await mkdtemp(join(tmpdir(), "mcp-conformance-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await installFolder(suite, join(folder, "suite"));
  const program = join(folder, "suite/node_modules/@modelcontextprotocol/conformance/dist/index.js");
  const expected = ["--expected-failures", join(suite, "expected-failures.yml"), "-o", join(folder, "results")];
  // It fails for unexpected failures, and for expected ones that pass.
  const { stdout } = await run(process.execPath, [program, "server", "--url", origin + mcpPath, ...expected]);
  const passed = [...stdout.matchAll(/^✓ ([\w-]+):/gm)].map(([, name]) => name);
  expect(passed).toEqual(expect.arrayContaining(protocol));
}, 120_000);
