import { globSync, readFileSync } from "node:fs";
import { defaultExclude, defineConfig } from "vitest/config";

/** They replace modules of Node or the clock, which the next file of the same process would see. */
const replacing = [
  "src/features/accounts/token-call.test.ts",
  "src/features/ads/rewards.test.ts",
  "tests/clock-jumps.test.ts",
  "tests/power-cut.test.ts",
];
const browser = { globalSetup: "tests/harness/site/serve-site.ts", fileParallelism: false };
/** Files that try a sample by `npm test`, and more by `npm run test:soak`. */
const soaking = globSync("{src,tests}/**/*.test.ts").filter((path) =>
  readFileSync(path, "utf8").includes("harness/soak.ts"),
);
const isJourney = (path: string) => path.includes("e2e");
const soak = { env: { SOAK: "true" }, testTimeout: 3_600_000 };

export default defineConfig({
  test: {
    // Far longer than anything takes: only what stands still is ended by it, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/*.test.{ts,tsx}", "bench/**/*.test.ts"],
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
          include: ["tests/e2e/**/*.test.ts"],
          ...browser,
        },
      },
      { extends: true, test: { name: "soak", include: soaking.filter((path) => !isJourney(path)), ...soak } },
      { extends: true, test: { name: "soak-browser", include: soaking.filter(isJourney), ...soak, ...browser } },
    ],
  },
});
