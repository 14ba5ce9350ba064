import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createRequestCallers } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log.server.ts";
import type { Mail } from "../../platform/mail/mailer.server.ts";
import { noticesPath, type Notice } from "./contract.ts";
import { createUnsubscribeTokens } from "./notices/unsubscribe-tokens.server.ts";
import { createNoticeLetters } from "./notices/notice-letters.server.ts";
import { notices } from "./tables.server.ts";

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let admin: Member;
let database: Database;
const log = createLog("silent");

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true", ORIGIN: "http://localhost" });
  callers = createRequestCallers(site);
  admin = await callers.join("admin");
  database = site.openDatabase();
});
afterAll(async () => {
  await database.close();
  await site.close();
});

const decline = (id: string) => callers.post(id, "decline", { by: admin, body: { reason: "There is one <already>" } });
async function listNotified(by: Member) {
  return (await callers.call("GET", noticesPath, { by })).json<{
    notices: Notice[];
    unread: number;
    isMailed: boolean;
  }>();
}
async function listLetters(about: string) {
  await site.services.noticeLetters!.send();
  return (await site.services.outbox!.list()).filter(({ subject }) => subject.includes(about));
}

test("voters are notified of the outcome on the site and by email in their language, once", async () => {
  const [anna, ben, cleo] = [await callers.join(), await callers.join(), await callers.join()];
  await site.services.people.update(ben.id, { locale: "de" });
  const { id } = await callers.make(anna, { title: "Otter & friends" });
  for (const by of [ben, ben, admin]) await callers.post(id, "vote", { by });
  expect((await decline(id)).statusCode).toBe(200);
  const letters = await listLetters("Otter & friends");
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    "“Otter & friends” was declined",
    "„Otter & friends“ wurde abgelehnt",
  ]);
  const german = letters.find(({ subject }) => subject.startsWith("„"))!;
  expect(german.text).toContain(`http://localhost/icons/request-icon/${id}?lang=de`);
  expect(german.html).toContain("Otter &amp; friends");
  expect(german.html).toContain("There is one &lt;already&gt;");
  expect(german.html).not.toContain("<already>");
  expect(await listLetters("Otter & friends")).toHaveLength(2);
  expect(await listNotified(ben)).toMatchObject({ notices: [{ kind: "declined", request: { id } }], unread: 1 });
  for (const by of [admin, cleo]) expect(await listNotified(by)).toMatchObject({ notices: [], unread: 0 });
});

test("a person marks their own notifications as read, one by one or all", async () => {
  const [anna, ben] = [await callers.join(), await callers.join()];
  for (let time = 0; time < 2; time++) await decline((await callers.make(anna)).id);
  const [first] = (await listNotified(anna)).notices;
  const read = (by: Member, body: object) => callers.call("POST", `${noticesPath}/read`, { by, body });
  expect((await read(ben, { ids: [first!.id] })).json()).toMatchObject({ unread: 0 });
  expect((await listNotified(anna)).unread).toBe(2);
  expect((await read(anna, { ids: [first!.id] })).json()).toMatchObject({ unread: 1 });
  expect((await read(anna, {})).json()).toMatchObject({ unread: 0 });
  expect((await read(anna, { ids: ["x"] })).statusCode).toBe(400);
});

const unsubscribe = (given: string) =>
  site.app.inject({
    method: "POST",
    url: `${noticesPath}/leave?token=${encodeURIComponent(given)}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });

test("without email notifications, by link or by setting, people still get notifications on the site", async () => {
  const anna = await callers.join();
  await decline((await callers.make(anna, { title: "Letter one" })).id);
  const [letter] = await listLetters("Letter one");
  const token = /notices#(\S+)/.exec(letter!.text)![1]!;
  for (const wrong of [
    "x",
    `${token}x`,
    token.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
    `${admin.id}${token.slice(36)}`,
  ]) {
    expect((await unsubscribe(wrong)).statusCode, wrong).toBe(404);
  }
  expect(await listNotified(anna)).toMatchObject({ isMailed: true });
  expect((await unsubscribe(token)).statusCode).toBe(200);
  await decline((await callers.make(anna, { title: "Letter two" })).id);
  expect(await listLetters("Letter two")).toEqual([]);
  expect(await listNotified(anna)).toMatchObject({ unread: 2, isMailed: false });
  const choose = await callers.call("POST", `${noticesPath}/mail`, { by: anna, body: { isMailed: true } });
  expect(choose.statusCode).toBe(200);
  await decline((await callers.make(anna, { title: "Letter three" })).id);
  expect(await listLetters("Letter three")).toHaveLength(1);
});

test("a failed email is sent later, and a repeated one has the same message ID", async () => {
  const anna = await callers.join();
  const sent: Mail[] = [];
  let failures = 2;
  const letters = createNoticeLetters({
    database,
    hrefIn: (_locale, path) => `http://localhost${path}`,
    unsubscribeTokens: createUnsubscribeTokens("key"),
    log,
    mailer: {
      async send(mail) {
        if (failures === 2) sent.push(mail);
        if (failures-- > 0) throw new Error("The connection was lost");
        sent.push(mail);
      },
    },
  });
  const { id } = await callers.make(anna);
  // As the site itself would write it, but with nobody else who sends it.
  await database.run((db) =>
    db.insert(notices).values({ personId: anna.id, requestId: id, kind: "resolved", mailAt: sql`now()` }),
  );
  const hurry = () =>
    database.run((db) =>
      db
        .update(notices)
        .set({ mailAt: sql`now()` })
        .where(sql`mail_at is not null`),
    );
  const counts: number[] = [];
  for (let time = 0; time < 4; time++) {
    counts.push(await letters.send());
    await hurry();
  }
  expect(counts).toEqual([0, 0, 1, 0]);
  expect(sent).toHaveLength(2);
  expect(sent[0]!.id).toBe(sent[1]!.id);
  await letters.close();
});

test("emails link to the port that the system chose", async () => {
  const other = await startTestApp({ TEST_MODE: "true", PORT: "0" });
  onTestFinished(() => other.close());
  const { port } = new URL(await other.app.listen({ port: 0, host: "127.0.0.1" }));
  const calls = createRequestCallers(other);
  const { id } = await calls.make(await calls.join());
  const by = await calls.join("admin");
  await calls.post(id, "decline", { by, body: { reason: "There is one already" } });
  await other.services.noticeLetters!.send();
  const [letter] = await other.services.outbox!.list();
  for (const path of [`/icons/request-icon/${id}`, "/icons/notices#"])
    expect(letter!.text).toContain(`http://localhost:${port}${path}`);
});
