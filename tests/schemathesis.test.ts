import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isSoak } from "./harness/soak.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const run = promisify(execFile);
const version = "4.32.5";
const cache = join(import.meta.dirname, "../.cache");
const installed = join(cache, `schemathesis-${version}`);
const checks = [
  "not_a_server_error",
  "status_code_conformance",
  "content_type_conformance",
  "response_headers_conformance",
  "response_schema_conformance",
];

/** Once for each version, into a virtual environment of its own. */
async function install(): Promise<void> {
  if (existsSync(installed)) return;
  const fresh = await mkdtemp(`${installed}-`);
  await run("python3", ["-m", "venv", fresh]);
  await run(join(fresh, "bin", "pip"), [
    "install",
    "--quiet",
    "--disable-pip-version-check",
    `schemathesis==${version}`,
  ]);
  await rename(fresh, installed).catch(() => rm(fresh, { recursive: true }));
}

let site: TestApp;
beforeAll(async () => {
  await (isSoak && install());
  site = await startTestApp({ TEST_MODE: "true" });
}, 300_000);
afterAll(() => site.close());

it.runIf(isSoak)("requests that schemathesis makes from the OpenAPI document get documented responses", async () => {
  const origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  const options = ["--checks", checks.join(","), "--max-examples", "15", "--max-time", "300"];
  const program = [
    join(installed, "bin", "schemathesis"),
    "run",
    `${origin}/api/openapi.json`,
    "--continue-on-failure",
  ];
  const failed = await run(join(installed, "bin", "python"), [...program, ...options, "--no-color"], {
    maxBuffer: 64_000_000,
    env: { ...process.env, NO_COLOR: "1" },
  }).then(
    () => "",
    (error: { stdout?: string; stderr?: string }) => `${error.stdout}${error.stderr}`,
  );
  expect(failed).toBe("");
});
