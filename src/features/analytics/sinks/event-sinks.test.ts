import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { siteEventsPath } from "../../../core/urls/paths/event-paths.ts";
import { createCollectorSink } from "./collector-sink.ts";
import { createDataLayerSink } from "./data-layer-sink.ts";
import type { EventSink, StoredEvent, SentEvent } from "../contract.ts";
import { createEventQueue } from "./event-queue.ts";
import { createPosthogSink } from "./posthog-sink.server.ts";
import { createStoredEvents } from "../stored-events.server.ts";
import { events } from "../tables.server.ts";

/** As every sink takes it. */
type ReceivedEvent = StoredEvent & SentEvent;

/** A sink, and the other end of it. */
interface Driver {
  sink: EventSink<ReceivedEvent>;
  /** What came through, by its name and what is told of it. */
  listArrived: () => Promise<object[]>;
  breakDown: () => void;
  repair: () => void;
}

let held: Awaited<ReturnType<typeof startDatabase>>;
let server: Server;
let isBroken = false;
let received: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  held = await startDatabase();
  server = createServer((request, response) => {
    const collect = async () => {
      const body = await json(request);
      if (!isBroken) received.push({ path: request.url ?? "", body });
      response.writeHead(isBroken ? 503 : 200).end("{}");
    };
    void collect();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.close();
  await held.close();
});
afterEach(() => {
  vi.unstubAllGlobals();
  received = [];
  isBroken = false;
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const nets = { breakDown: () => (isBroken = true), repair: () => (isBroken = false) };

const drivers: Record<string, () => Driver> = {
  database() {
    let isAway = false;
    const { database } = held;
    const sink = createStoredEvents({
      database: {
        ...database,
        run: (work) => (isAway ? Promise.reject(new Error("away")) : database.run(work)),
      },
    });
    return {
      sink,
      listArrived: async () =>
        (await database.run((db) => db.select().from(events).orderBy(events.at))).map(({ name, details }) =>
          Object.assign({ name }, details),
        ),
      breakDown: () => (isAway = true),
      repair: () => (isAway = false),
    };
  },
  posthog: () => ({
    sink: createPosthogSink({ host: origin(), key: "phc_key" }),
    listArrived: async () =>
      received.flatMap(({ path, body }) => {
        const payload = body as { api_key: string; batch: { event: string; properties: Record<string, unknown> }[] };
        expect([path, payload.api_key]).toEqual(["/batch/", "phc_key"]);
        return payload.batch.map(({ event, properties: { format, kind, icons } }) => ({
          name: event,
          format,
          kind,
          icons,
        }));
      }),
    ...nets,
  }),
  collector() {
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(origin() + path, init));
    return {
      sink: createCollectorSink(),
      listArrived: async () =>
        received.flatMap(({ path, body }) => {
          expect(path).toBe(siteEventsPath);
          return (body as { events: { event: object }[] }).events.map(({ event }) => event);
        }),
      ...nets,
    };
  },
  dataLayer() {
    const tags: { dataLayer?: { event: string }[]; google_tag_manager?: object } = {
      google_tag_manager: { "GTM-TEST": {} },
    };
    vi.stubGlobal("window", tags);
    vi.stubGlobal("document", {
      createElement: () => ({ addEventListener: () => undefined }),
      head: { append: () => undefined },
    });
    return {
      sink: createDataLayerSink({ id: "GTM-TEST", url: "https://tags.example" }),
      listArrived: async () =>
        (tags.dataLayer ?? [])
          .filter(({ event }) => event !== "gtm.js")
          .map(({ event: named, ...details }) => Object.assign(details, { name: named })),
      breakDown: () => delete tags.google_tag_manager,
      repair: () => (tags.google_tag_manager = { "GTM-TEST": {} }),
    };
  },
};

const makeEvent = (format: string, place = 0): ReceivedEvent => ({
  id: randomUUID(),
  at: new Date(Date.now() + place).toISOString(),
  event: { name: "take", kind: "download", icons: ["a"], format },
  visitorId: "abcdefghijklmnopqrstuv",
  personId: undefined,
  referralCode: undefined,
  context: {
    url: "http://localhost/icons",
    path: "/icons",
    host: "localhost",
    query: "",
    timezone: "Europe/Berlin",
    deviceType: "desktop",
    browser: "Firefox",
    os: "Linux",
    locale: "en",
    utm: {},
    isPaid: false,
    allowances: [],
    groups: [],
  },
});

describe.each(Object.keys(drivers))("the sink %s", (name) => {
  const open = async () => {
    await held.database.run((db) => db.delete(events));
    return drivers[name]!();
  };

  test("receives all events of a batch, in order", async () => {
    const { sink, listArrived } = await open();
    await sink.send(["svg", "png"].map(makeEvent));
    expect(await listArrived()).toMatchObject(
      ["svg", "png"].map((format) => ({ name: "take", kind: "download", icons: ["a"], format })),
    );
  });

  test("reports a failed delivery, and receives the same events later", async () => {
    const { sink, listArrived, breakDown, repair } = await open();
    const batch = [makeEvent("svg")];
    breakDown();
    await expect(sink.send(batch)).rejects.toThrow();
    expect(await listArrived()).toEqual([]);
    repair();
    await sink.send(batch);
    expect(await listArrived()).toHaveLength(1);
  });

  test("is retried five times, and waiting events are sent once it is available again", async () => {
    const { sink, listArrived, breakDown, repair } = await open();
    let tries = 0;
    let failures = 0;
    const counting = { name, send: (batch: readonly ReceivedEvent[]) => (tries++, sink.send(batch)) };
    const queue = createEventQueue({
      sink: counting,
      everyMs: 60_000,
      mostAtOnce: 10,
      mostWaiting: 2,
      onFailure: () => failures++,
    });
    breakDown();
    queue.add(...["one", "two", "three"].map(makeEvent));
    await queue.flush();
    expect([tries, failures, await listArrived()]).toEqual([5, 1, []]);
    repair();
    await queue.close();
    expect(await listArrived()).toMatchObject([{ format: "two" }, { format: "three" }]);
  });
});
