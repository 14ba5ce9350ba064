import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/*.test.{ts,tsx}", "bench/**/*.test.ts"],
        },
      },
      // What is asked of all tests of calls together.
      { extends: true, test: { name: "after", include: ["tests/after/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: "tests/harness/serve-site.ts",
          fileParallelism: false,
        },
      },
    ],
  },
});
