import { expect, test } from "vitest";
import { isPerson } from "./request-facts.ts";

const looks = (headers: Record<string, string>, method = "GET") => isPerson({ method, headers });

test("a view counts for a person only: no bot, no tool, no prefetch, no word that is being typed", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  expect(looks({ "user-agent": firefox })).toBe(true);
  expect(looks({ "user-agent": firefox }, "HEAD")).toBe(false);
  expect(looks({ "user-agent": firefox, "sec-purpose": "prefetch;prerender" })).toBe(false);
  expect(looks({ "user-agent": firefox, purpose: "prefetch" })).toBe(false);
  expect(looks({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" })).toBe(
    false,
  );
  expect(looks({ "user-agent": "curl/8.5.0" })).toBe(false);
  expect(looks({ "user-agent": firefox, cookie: "theme=dark; typing=1" })).toBe(false);
  expect(looks({ "user-agent": firefox, cookie: "typing=10" })).toBe(true);
  expect(looks({})).toBe(false);
});
