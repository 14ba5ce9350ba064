import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../tests/harness/site/test-app.ts";

let site: TestApp;
beforeAll(async () => void (site = await startTestApp()));
afterAll(() => site.close());

it("the OpenAPI document has no fault that a linter finds", async () => {
  const { body: source } = await site.app.inject("/api/openapi.json");
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  expect(problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer}`)).toEqual(
    [],
  );
});
