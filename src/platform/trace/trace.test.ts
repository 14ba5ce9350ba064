import { once } from "node:events";
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { workFor, workOn } from "../workers/work-client.server.ts";
import { passTraceOn } from "./pass-trace-on.server.ts";
import { formatTrace, readTrace } from "./trace.server.ts";

const id = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

describe("a trace", () => {
  test("goes on under its ID, with a part of its own", () => {
    const trace = readTrace({ traceparent: `00-${id}-${parent}-01`, tracestate: "congo=t61rcWkgMzE" });
    expect(trace).toMatchObject({ id, flags: "01", state: "congo=t61rcWkgMzE" });
    expect(trace.span).toMatch(/^[0-9a-f]{16}$/);
    expect(trace.span).not.toBe(parent);
  });

  test("of a later version goes on, whatever else it says", () => {
    expect(readTrace({ traceparent: `cc-${id}-${parent}-ff-what-the-future-will-be-like` })).toMatchObject({
      id,
      flags: "03",
    });
  });

  test.each([
    ["nothing", undefined],
    ["no more than a word", "trace"],
    ["capital letters", `00-${id.toUpperCase()}-${parent}-01`],
    ["an ID of zeros", `00-${"0".repeat(32)}-${parent}-01`],
    ["a parent of zeros", `00-${id}-${"0".repeat(16)}-01`],
    ["the version that there never is", `ff-${id}-${parent}-01`],
    ["more than this version has", `00-${id}-${parent}-01-more`],
    ["something after it", `00-${id}-${parent}-01.`],
    ["two at once", `00-${id}-${parent}-01, 00-${id}-${parent}-01`],
    ["spaces around it", ` 00-${id}-${parent}-01`],
  ])("begins anew with %s", (_name, traceparent) => {
    const trace = readTrace({ ...(traceparent !== undefined && { traceparent }), tracestate: "a=b" });
    expect(trace.id).not.toBe(id);
    expect(trace.state).toBeUndefined();
  });

  test("is one that others can read, whatever came", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (traceparent, tracestate) => {
        const trace = readTrace({ traceparent, tracestate });
        expect(readTrace({ traceparent: formatTrace(trace) }).id).toBe(trace.id);
      }),
    );
  });

  test("has no state that is too long, or could not be sent", () => {
    for (const tracestate of [`a=${"b".repeat(511)}`, "a=b\nc"])
      expect(readTrace({ traceparent: `00-${id}-${parent}-01`, tracestate }).state).toBeUndefined();
  });
});

describe("what is asked of other servers", () => {
  let url: string;
  const heard: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    heard.push(request.headers);
    response.end();
  });
  beforeAll(async () => {
    passTraceOn();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const trace = readTrace({ traceparent: `00-${id}-${parent}-01`, tracestate: "a=b" });
  const ask = {
    fetch: async () => void (await (await fetch(url)).text()),
    "node:http": async () => {
      const [answer] = (await once(get(url), "response")) as [IncomingMessage];
      answer.resume();
      await once(answer, "end");
    },
  };

  test.each(["fetch", "node:http"] as const)("by %s names the trace", async (way) => {
    await workFor({ network: "", trace }, ask[way]);
    expect(heard.at(-1)).toMatchObject({ traceparent: formatTrace(trace), tracestate: "a=b" });
    await workFor({ network: "", trace }, () => workOn(ask[way]));
    expect(heard.at(-1)).toMatchObject({ traceparent: formatTrace(trace) });
  });

  test("for nobody names none", async () => {
    for (const way of Object.values(ask)) {
      await way();
      expect(heard.at(-1)).not.toHaveProperty("traceparent");
    }
  });
});
