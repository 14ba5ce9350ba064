import { createServer, type Server, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLog } from "../log.server.ts";
import { createTranslationNetwork, type TranslationNetwork } from "./translation-network.server.ts";

const minuteMs = 60_000;

let server: Server;
let asked: string[];
let answer: (response: ServerResponse) => void;
let nowMs: number;
let network: TranslationNetwork<Readonly<Record<string, string>>>;
const log = createLog("silent");
const warn = vi.spyOn(log, "warn");

const say = (body: string, status = 200) => {
  answer = (response) => response.writeHead(status).end(body);
};
/** After this, what `find` set off has ended: one more question has been asked, or a fault was told. */
const settled = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

beforeEach(async () => {
  asked = [];
  nowMs = 0;
  warn.mockClear();
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  network = createTranslationNetwork({
    url: `http://127.0.0.1:${port}/v1/{namespace}/{locale}.json`,
    read: (texts) => texts,
    log,
    now: () => nowMs,
  });
});

afterEach(async () => {
  network.close();
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

describe("texts from a network", () => {
  it("are requested by namespace and language, and cached", async () => {
    say('{"skip":"Zum Inhalt"}');
    expect(network.find("de", "common")).toBeUndefined();
    await settled(() => expect(network.find("de", "common")).toEqual({ skip: "Zum Inhalt" }));
    expect(asked).toEqual(["/v1/common/de.json"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("are used for 30 minutes, then refreshed in the background", async () => {
    say('{"skip":"old"}');
    network.find("de", "common");
    await settled(() => expect(network.find("de", "common")).toEqual({ skip: "old" }));
    say('{"skip":"new"}');
    nowMs = 30 * minuteMs - 1;
    expect(network.find("de", "common")).toEqual({ skip: "old" });
    expect(asked).toHaveLength(1);
    nowMs = 30 * minuteMs;
    expect(network.find("de", "common")).toEqual({ skip: "old" });
    expect(network.find("de", "common")).toEqual({ skip: "old" });
    await settled(() => expect(network.find("de", "common")).toEqual({ skip: "new" }));
    expect(asked).toHaveLength(2);
  });

  it("are the same object while the network returns the same", async () => {
    say('{"skip":"same"}');
    network.find("de", "icon");
    await settled(() => expect(network.find("de", "icon")).toBeDefined());
    const before = network.find("de", "icon");
    nowMs = 31 * minuteMs;
    network.find("de", "icon");
    await settled(() => expect(asked).toHaveLength(2));
    await settled(() => {
      // The second answer counts from when it is read, which may be after any look at the clock here.
      nowMs += 31 * minuteMs;
      network.find("de", "icon");
      expect(asked).toHaveLength(3);
    });
    expect(network.find("de", "icon")).toBe(before);
  });

  it.each([
    ["an error", "oops", 500],
    ["no JSON", "<html>", 200],
    ["JSON that is not flat", '{"skip":{"to":"content"}}', 200],
    ["something else than text", '{"skip":1}', 200],
    ["far too much", JSON.stringify({ skip: "x".repeat(1_000_001) }), 200],
  ])(
    "aren't changed where the network responds with %s: it is logged, and retried after a while",
    async (_name, body, status) => {
      say('{"skip":"good"}');
      network.find("ja", "common");
      await settled(() => expect(network.find("ja", "common")).toEqual({ skip: "good" }));
      say(body, status);
      nowMs = 31 * minuteMs;
      network.find("ja", "common");
      await settled(() => expect(warn).toHaveBeenCalledOnce());
      expect(network.find("ja", "common")).toEqual({ skip: "good" });
      nowMs += 4 * minuteMs;
      network.find("ja", "common");
      expect(asked).toHaveLength(2);
      say('{"skip":"better"}');
      nowMs += 2 * minuteMs;
      network.find("ja", "common");
      await settled(() => expect(network.find("ja", "common")).toEqual({ skip: "better" }));
    },
  );

  it("are empty where the network lacks the namespace, without an error", async () => {
    say("not found", 404);
    network.find("ja", "feed");
    await settled(() => expect(network.find("ja", "feed")).toEqual({}));
    expect([asked.length, warn.mock.calls.length]).toEqual([1, 0]);
  });

  it("are canceled without a log line when the site stops", async () => {
    const reached = new Promise<ServerResponse>((arrived) => {
      answer = arrived;
    });
    network.find("ja", "common");
    const response = await reached;
    network.close();
    await once(response, "close");
    expect([response.writableEnded, warn.mock.calls.length]).toEqual([false, 0]);
  });
});
