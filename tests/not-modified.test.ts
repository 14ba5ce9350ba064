import { afterAll, beforeAll, expect, it } from "vitest";
import { addressOf, describeCalls } from "./harness/calls/described-calls.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it("unchanged responses are 304, as documented for these calls and no others", async () => {
  const examples = new Map(site.services.developers.listCalls().map((call) => [call.operationId, call.example]));
  for (const call of await describeCalls(site.app)) {
    if (call.method !== "GET") continue;
    const url = examples.get(call.operationId) ?? addressOf(call);
    const { etag } = (await site.app.inject(url)).headers;
    expect(etag !== undefined, call.name).toBe(call.statuses.has(304));
    if (etag === undefined) continue;
    const again = await site.app.inject({ url, headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body], call.name).toEqual([304, ""]);
  }
});
