import fastify from "fastify";
import { expect, test } from "vitest";
import { cacheKey } from "../../platform/http/answer-cache.server.ts";
import { isPerson, readLocale, rememberLocale } from "./request-facts.ts";

const app = fastify();
app.get("/*", (request, reply) => {
  rememberLocale(request, reply);
  return reply.send({ locale: readLocale(request), key: cacheKey(request.raw) });
});

async function ask(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { host: "icons.example", ...headers } });
  return { ...response.json<{ locale: string; key: string }>(), cookie: response.headers["set-cookie"] };
}

test("a page speaks the language asked for, else the chosen one, else that of the host, else English", async () => {
  expect((await ask("/icons")).locale).toBe("en");
  expect((await ask("/icons", { host: "ja.icons.example" })).locale).toBe("ja");
  expect((await ask("/icons", { host: "ja.icons.example", cookie: "a=b; lang=ru" })).locale).toBe("ru");
  expect((await ask("/icons?lang=pt-BR", { cookie: "lang=ru" })).locale).toBe("pt");
  expect((await ask("/icons?lang=xx", { cookie: "lang=zu" })).locale).toBe("en");
});

test("a language asked for is remembered once", async () => {
  expect((await ask("/icons?lang=de")).cookie).toMatch(/^lang=de; /);
  expect((await ask("/icons?lang=de", { cookie: "lang=de" })).cookie).toBeUndefined();
  expect((await ask("/icons", { cookie: "lang=de" })).cookie).toBeUndefined();
});

test("answers for visitors of different languages are kept apart", async () => {
  const keys = [await ask("/icons"), await ask("/icons", { cookie: "lang=de" }), await ask("/icons?lang=de")];
  expect(new Set(keys.map(({ key }) => key)).size).toBe(3);
});

const looks = (headers: Record<string, string>, method = "GET") => isPerson({ method, headers });

test("a view is by a person who looks: no bot, no tool, no loading in advance", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  expect(looks({ "user-agent": firefox })).toBe(true);
  expect(looks({ "user-agent": firefox }, "HEAD")).toBe(false);
  expect(looks({ "user-agent": firefox, "sec-purpose": "prefetch;prerender" })).toBe(false);
  expect(looks({ "user-agent": firefox, purpose: "prefetch" })).toBe(false);
  expect(looks({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" })).toBe(
    false,
  );
  expect(looks({ "user-agent": "curl/8.5.0" })).toBe(false);
  expect(looks({})).toBe(false);
});
