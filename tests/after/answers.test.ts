import type { OpenAPIV3_1 } from "openapi-types";
import { beforeAll, describe, expect, it } from "vitest";
import { renderAnswer, readResponseLog } from "../harness/calls/response-log.ts";
import { startTestApp } from "../harness/site/test-app.ts";

/** Are answered before it matters which call was meant: `tests/refusals.test.ts` and that of known hosts ask for them. */
const beforeCalls = [" 421", " 431", "DELETE /api/users/pinnedStyles/{} 404"];
let documented: string[];
const seen = readResponseLog();

beforeAll(async () => {
  const { app, close } = await startTestApp();
  const { paths = {} } = (await app.inject("/api/openapi.json")).json<OpenAPIV3_1.Document>();
  await close();
  documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenAPIV3_1.OperationObject>).flatMap(([method, { responses = {} }]) =>
      Object.keys(responses).map((status) => renderAnswer(method, path, status)),
    ),
  );
});

const callOf = (answer: string) => answer.slice(0, answer.lastIndexOf(" "));

describe("the responses in the documentation", () => {
  it("are the responses of calls in tests: run after all of them", () => {
    const ofCalls = documented.filter((answer) => !beforeCalls.some((status) => answer.endsWith(status)));
    expect(ofCalls.filter((answer) => !seen.has(answer))).toEqual([]);
  });

  it("match all responses of calls in tests", () => {
    const calls = new Set(documented.map(callOf));
    const answers = new Set(documented);
    expect([...seen].filter((answer) => calls.has(callOf(answer)) && !answers.has(answer))).toEqual([]);
  });
});
