import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createCollectionService } from "../service.server.ts";
import { collectionChangesPath, type CollectionEvent, type CollectionService } from "../contract.ts";

let site: TestApp;
let origin: string;
/** Another process on the same database. */
let database: Database;
let elsewhere: CollectionService;

beforeAll(async () => {
  site = await startTestApp();
  origin = await site.app.listen({ port: 0, host: "127.0.0.1" });
  await site.services.people.meetByEmail("first@example.com", { locale: "en" });
  const log = createLog("silent");
  database = site.openDatabase();
  elsewhere = createCollectionService({ ...site.services, database, log });
});
afterAll(async () => {
  await elsewhere.close();
  await database.close();
  await site.close();
});

let memberCount = 0;
const meet = () => signIn(site, `member-${++memberCount}@example.com`);
const requesterOf = ({ id }: Member) => ({ personId: id, locale: "en" as const });

/** Opens the stream of somebody's news. */
async function follow({ token }: Member) {
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const response = await fetch(origin + collectionChangesPath, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    response,
    leave: () => ending.abort(),
    /** The next event, undefined at the end of the stream. */
    async read(): Promise<CollectionEvent | undefined> {
      while (!text.includes("\n\n")) {
        const { done, value } = await reader!.read();
        if (done) return undefined;
        text += value;
      }
      const [event = "", ...rest] = text.split("\n\n");
      text = rest.join("\n\n");
      const events = /^event: news\ndata: (.*)$/.exec(event)?.[1];
      return events === undefined ? this.read() : (JSON.parse(events) as CollectionEvent);
    },
    /** The next event that names collections. */
    async readIds(): Promise<readonly string[]> {
      for (;;) {
        const events = await this.read();
        if (!events) throw new Error("The stream ended");
        if (events.ids) return events.ids;
      }
    },
  };
}

test("a subscriber first gets a refresh event, then every change to their collections by any process", async () => {
  const [anna, berta] = [await meet(), await meet()];
  const stream = await follow(anna);
  expect(stream.response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(await stream.read()).toEqual({});
  // The second comes when the database is listened to.
  expect(await stream.read()).toEqual({});
  await site.services.collections.create(requesterOf(berta), {});
  const here = await site.services.collections.create(requesterOf(anna), {});
  expect(await stream.readIds()).toEqual([here.id]);
  const there = await elsewhere.create(requesterOf(anna), {});
  expect(await stream.readIds()).toEqual([there.id]);
  await elsewhere.delete(requesterOf(anna), there.id);
  expect(await stream.readIds()).toEqual([there.id]);
});

test("a rejected change causes no event", async () => {
  const anna = await meet();
  const stream = await follow(anna);
  const { id } = await elsewhere.create(requesterOf(anna), {});
  await expect(elsewhere.addIcons(requesterOf(anna), id, [{ id: "nonsense" }])).rejects.toMatchObject({
    code: "not_found",
  });
  const { id: next } = await elsewhere.create(requesterOf(anna), {});
  expect([await stream.readIds(), await stream.readIds()]).toEqual([[id], [next]]);
});

test("a subscriber who reconnects gets a refresh event, and then further changes", async () => {
  const anna = await meet();
  const stream = await follow(anna);
  const { id } = await elsewhere.create(requesterOf(anna), {});
  expect(await stream.readIds()).toEqual([id]);
  await database.run((db) =>
    db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1')`,
    ),
  );
  expect(await stream.read()).toEqual({});
  const { id: next } = await elsewhere.create(requesterOf(anna), {});
  expect(await stream.readIds()).toEqual([next]);
});

test("a person can have eight event streams at most, and a closed stream makes room", async () => {
  const anna = await meet();
  const streams = [];
  for (let count = 0; count < 8; count++) streams.push(await follow(anna));
  expect((await follow(anna)).response.status).toBe(429);
  expect((await follow(await meet())).response.status).toBe(200);
  streams[0]!.leave();
  await expect.poll(async () => (await follow(anna)).response.status).toBe(200);
});

test("a HEAD request opens no stream", async () => {
  const { headers } = await meet();
  expect((await site.app.inject({ method: "HEAD", url: collectionChangesPath, headers })).statusCode).toBe(405);
});

test("a server that shuts down ends the streams", async () => {
  const closing = await startTestApp();
  const member = await signIn(closing, "closing@example.com");
  const address = await closing.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(address + collectionChangesPath, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  const text = response.text();
  await closing.close();
  expect(await text).toMatch(/^event: news\ndata: \{\}\n\n/);
});
