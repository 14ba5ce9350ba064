import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defaultExclude, defineConfig } from "vitest/config";
import { journeysAtOnce } from "./tests/harness/site/journeys-at-once.ts";

/** They replace modules of Node or the clock, which the next file of the same process would see. */
const replacing = [
  "src/features/accounts/token-call.test.ts",
  "src/features/ads/rewards.test.ts",
  "tests/clock-jumps.test.ts",
  "tests/power-cut.test.ts",
];
/** Each process has a site, a browser and people of its own, which its files use one after the other. */
const browser = {
  globalSetup: "tests/harness/site/serve-sites.ts",
  isolate: false,
  maxWorkers: journeysAtOnce,
  // A busy machine may delay a real browser for long; the report names what passed the second time only.
  retry: 1,
  sequence: { groupOrder: 1 },
};
const journeys = "tests/e2e/**/*.test.ts";
/** Files that try a sample by `npm test`, and more by `npm run test:soak`. */
const soaking = globSync("{src,tests}/**/*.test.ts").filter((path) =>
  readFileSync(path, "utf8").includes("harness/soak.ts"),
);
const soak = { env: { SOAK: "true" }, testTimeout: 3_600_000 };

export default defineConfig({
  test: {
    // Far longer than anything takes: only what stands still is ended by it, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Code that was transformed once is taken from disk in the next run.
    fsModuleCache: true,
    // Tests wait for processes and databases: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    // V8 of Node 24 sometimes ends a process that compiles much WebAssembly where processors protect memory by keys
    // (`Check failed: jit_page.has_value()`, https://github.com/nodejs/node/issues/64500).
    execArgv: ["--no-memory-protection-keys"],
    setupFiles: "tests/harness/same-priority.ts",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/*.test.{ts,tsx}",
            "bench/**/*.test.ts",
            "cli/**/*.test.ts",
          ],
          exclude: [...defaultExclude, ...replacing],
          // Files share what they import, which takes longer than most of their tests: a folder and a database are each file's own.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: "unit-isolated", include: replacing } },
      // What is asked of all tests of calls together.
      { extends: true, test: { name: "after", include: ["tests/after/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: [journeys],
          ...browser,
        },
      },
      // Several servers of everything, of which some are killed.
      {
        extends: true,
        test: { name: "cluster", include: ["tests/cluster/*.test.ts"], fileParallelism: false, testTimeout: 1_800_000 },
      },
      { extends: true, test: { name: "soak", include: soaking, exclude: [...defaultExclude, journeys], ...soak } },
      { extends: true, test: { name: "soak-browser", include: [journeys], ...soak, ...browser } },
    ],
  },
});
