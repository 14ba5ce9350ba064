import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createPeople } from "../../accounts/users/people.server.ts";
import { people } from "../../accounts/tables.server.ts";
import { createSearchHistory, type HistoryOwner, type SearchHistory } from "./history.server.ts";
import { searchHistory } from "../tables.server.ts";

const log = createLog("silent");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("a history", () => {
  let held: Awaited<ReturnType<typeof startDatabase>>;
  let history: SearchHistory;
  let counted: string[];
  let time = Date.UTC(2026, 0, 1);
  const search = async (owner: HistoryOwner, ...searched: string[]) => {
    for (const term of searched) {
      time += 1000;
      await history.remember(owner, { term, language: "de" });
    }
  };
  beforeAll(async () => {
    held = await startDatabase();
  });
  beforeEach(async () => {
    await held.database.run((db) => db.delete(searchHistory));
    counted = [];
    const terms = { countVisitor: (term: string, language: string) => void counted.push(`${language} ${term}`) };
    history?.close();
    history = createSearchHistory({ database: held.database, terms, isEnabled: true, log, now: () => new Date(time) });
  });
  afterAll(async () => {
    history.close();
    await held.close();
  });

  it("has each term once, the latest first, for its owner only", async () => {
    await search("guest:a", "home", "Shopping  Cart!", "home");
    await search("guest:b", "star");
    expect(await history.list("guest:a")).toEqual(["home", "shopping cart"]);
    expect(await history.list("guest:b")).toEqual(["star"]);
  });

  it("stores the last hundred terms", async () => {
    await search("guest:a", ...Array.from({ length: 103 }, (_, number) => `icon ${number}`));
    const terms = await history.list("guest:a");
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([100, "icon 102", "icon 3"]);
  });

  it("deletes one term or all", async () => {
    await search("guest:a", "home", "star", "cart");
    await history.forget("guest:a", "Star");
    expect(await history.list("guest:a")).toEqual(["cart", "home"]);
    await history.forget("guest:a");
    expect(await history.list("guest:a")).toEqual([]);
  });

  it("moves to an account, and merges with its history", async () => {
    const { id } = await createPeople(held).meetByEmail("anna@example.com", { locale: "en" });
    await search(`user:${id}`, "home", "star");
    await search("guest:a", "cart", "home");
    await history.move("guest:a", `user:${id}`);
    expect(await history.list(`user:${id}`)).toEqual(["home", "cart", "star"]);
    expect(await history.list("guest:a")).toEqual([]);
  });

  it("is deleted with the account", async () => {
    const { id } = await createPeople(held).meetByEmail("berta@example.com", { locale: "en" });
    await search(`user:${id}`, "home");
    await held.database.run((db) => db.delete(people).where(eq(people.id, id)));
    expect(await history.list(`user:${id}`)).toEqual([]);
  });

  it("counts a visitor once a month for each term", async () => {
    await search("guest:a", "home", "home", "star");
    await search("guest:b", "home");
    time += 31 * 86_400_000;
    await search("guest:a", "home");
    expect(counted).toEqual(["de home", "de star", "de home", "de home"]);
  });

  it("isn't stored, without an error, for an empty term or without a database", async () => {
    await search("guest:a", "", "!!", "\u0000", "popular");
    expect(await history.list("guest:a")).toEqual([]);
    const away = createSearchHistory({
      database: { run: () => Promise.reject(new Error("away")), close: () => Promise.resolve() },
      terms: { countVisitor: () => undefined },
      isEnabled: true,
      log,
    });
    await away.remember("guest:a", { term: "home", language: "en" });
    await expect(away.list("guest:a")).rejects.toThrow("away");
    away.close();
  });
});

describe("the calls", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const remember = (term: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: "POST",
      url: `/api/users/history/?${new URLSearchParams({ searchTerm: term, lang: "en" })}`,
      headers: { "user-agent": firefox, "sec-fetch-site": "same-origin", ...headers },
    });
  const list = async (cookie = "") => {
    const response = await test.app.inject({ url: "/api/users/history/", headers: { cookie } });
    expect(response.headers["cache-control"]).toBe("no-store");
    return response.json<{ searchHistory: string[] }>().searchHistory;
  };
  const readCookie = (response: Awaited<ReturnType<typeof remember>>) => String(response.headers["set-cookie"] ?? "");

  it("give a visitor an ID with the first stored term, and no one else can read it", async () => {
    expect(await list()).toEqual([]);
    const first = await remember("home");
    expect(readCookie(first)).toMatch(/^cid=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = readCookie(first).split(";")[0]!;
    expect(readCookie(await remember("star", { cookie }))).toBe("");
    expect(await list(cookie)).toEqual(["star", "home"]);
    expect(await list(`cid=${"x".repeat(22)}`)).toEqual([]);
    const erase = (query: string) =>
      test.app.inject({ method: "DELETE", url: `/api/user/v2/history${query}`, headers: { cookie } });
    expect((await erase("?searchTerm=star")).json()).toEqual({ success: true });
    expect(await list(cookie)).toEqual(["home"]);
    await erase("");
    expect(await list(cookie)).toEqual([]);
  });

  it("recognize people by their account on any device, with their searches before they signed in", async () => {
    const anna = await signIn(test, "anna@example.com");
    const visitor = readCookie(await remember("home")).split(";")[0]!;
    const both = { ...anna.headers, cookie: `${anna.headers.cookie}; ${visitor}` };
    await remember("star", anna.headers);
    expect(await list(anna.headers.cookie)).toEqual(["star"]);
    const moved = await remember("cloud", both);
    // The browser keeps its name, which is that of whoever uses it.
    expect(readCookie(moved)).toBe("");
    expect(await list(anna.headers.cookie)).toEqual(["cloud", "star", "home"]);
    expect(await list(visitor)).toEqual([]);
    const elsewhere = await signIn(test, "anna@example.com");
    expect(await list(elsewhere.headers.cookie)).toEqual(["cloud", "star", "home"]);
    const berta = await signIn(test, "berta@example.com");
    expect(await list(berta.headers.cookie)).toEqual([]);
    await test.app.inject({ method: "DELETE", url: "/api/user/v2/history", headers: elsewhere.headers });
    expect(await list(anna.headers.cookie)).toEqual([]);
  });

  it("store nothing for bots, tools and pages of other sites", async () => {
    const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const headers of [{ "user-agent": bot }, { "user-agent": "curl/8" }, { "sec-fetch-site": "cross-site" }]) {
      const response = await remember("home", headers);
      expect([response.statusCode, readCookie(response)]).toEqual([204, ""]);
    }
  });

  it("reject an invalid search", async () => {
    expect((await remember("x".repeat(501))).statusCode).toBe(400);
  });

  it("mark the cookie as secure where the site uses https", async () => {
    const secure = await startTestApp({ ORIGIN: "https://icons.example" });
    const response = await secure.app.inject({
      method: "POST",
      url: "/api/users/history?searchTerm=home",
      headers: { "user-agent": firefox },
    });
    expect(response.headers["set-cookie"]).toMatch(/; Secure;/);
    await secure.close();
  });

  it("store nothing where the configuration says so", async () => {
    const silent = await startTestApp({ SEARCH_HISTORY: "false" });
    const response = await silent.app.inject({
      method: "POST",
      url: "/api/users/history?searchTerm=home",
      headers: { "user-agent": firefox },
    });
    expect([response.statusCode, response.headers["set-cookie"]]).toEqual([204, undefined]);
    expect((await silent.app.inject("/api/users/history")).json()).toEqual({ success: true, searchHistory: [] });
    await silent.close();
  });
});
