import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { languageTags, locales, type Locale } from "../../i18n/locales.ts";
import { createBusyRefusal } from "./overload-response.ts";

test("browsers get a self-contained page in their language that retries, programs get the error, and https stays https", async () => {
  let locale: Locale = "en";
  let origin = "http://icons.example";
  const refuse = createBusyRefusal(() => ({ locale, origin }));
  const server = createServer((request, response) => refuse(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const texts = new Set<string>();
  for (locale of locales) {
    const response = await fetch(url, { headers: { accept: "text/html,*/*" } });
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page).toContain(`<html lang="${languageTags[locale]}">`);
    expect(page).toContain('http-equiv="refresh"');
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+';/);
    expect(page).not.toMatch(/<script|<link(?! rel="icon")|<img|\bsrc=|url\(/);
    texts.add(/<h1>(.*)<\/h1>/.exec(page)?.[1] ?? "");
  }
  expect(texts.size).toBe(locales.length);
  const call = await fetch(url, { headers: { accept: "application/json" } });
  expect(call.status).toBe(503);
  expect(call.headers.get("cache-control")).toBe("no-store");
  expect(call.headers.has("strict-transport-security")).toBe(false);
  expect(await call.json()).toMatchObject({ success: false, code: "unavailable" });
  origin = "https://icons.example";
  for (const accept of ["text/html", "application/json"]) {
    const { headers } = await fetch(url, { headers: { accept } });
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
  }
});
