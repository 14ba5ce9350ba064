import { createHash } from "node:crypto";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { siteUrl } from "../harness/site/site-url.ts";

const path = "/icons/set/umbrella";

async function ask(href: string, headers: Record<string, string> = {}, method = "GET") {
  const { hostname, port } = new URL(siteUrl());
  const [response] = (await once(
    request({ hostname, port, path: href, method, headers: { host: `localhost:${port}`, ...headers } }).end(),
    "response",
  )) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

const inLanguage = (language: string) => ({ host: `${language}.localhost:${new URL(siteUrl()).port}` });

it("guests share a cached page, regardless of campaign, and an unchanged page isn't sent again", async () => {
  const first = await ask(path);
  const { etag } = first.headers;
  expect(etag).toMatch(/^W\/".+"$/);
  for (const query of ["", "?utm_source=letter&utm_campaign=spring", "?gclid=1", "?unknown=1"])
    expect(await ask(path + query)).toMatchObject({ text: first.text, headers: { etag } });
  expect(await ask(path, {}, "HEAD")).toMatchObject({ status: 200, text: "", headers: { etag } });
  expect(await ask(path, { "if-none-match": String(etag) })).toMatchObject({ status: 304, text: "" });
  expect(first.text).not.toContain("utm_source");
});

it("each language and each relevant URL parameter has its own cached page", async () => {
  const hrefs = [path, `${path}?page=2`, `${path}?sorting=newest`, `${path}--mono`];
  const texts = await Promise.all([
    ...hrefs.map((href) => ask(href)),
    ...["de", "ja"].map((language) => ask(path, inLanguage(language))),
  ]);
  expect(new Set(texts.map(({ headers }) => headers.etag)).size).toBe(texts.length);
  expect(texts.slice(-2).map(({ text }) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual(["de", "ja"]);
});

it("a request with credentials gets its own page, which is not cacheable", async () => {
  const cached = await ask(path);
  for (const headers of [{ cookie: "token=abc" }, { authorization: "Bearer abc" }]) {
    const own = await ask(path, headers);
    expect(own.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect([own.headers.etag, cached.headers.etag]).toEqual([undefined, expect.any(String)]);
  }
  expect((await ask(path)).headers.etag).toBe(cached.headers.etag);
});

it.each([path, "/no/such/page"])("the policy of %s allows its own scripts, cached or not", async (href) => {
  for (const round of [1, 2, 3]) {
    const { headers, text } = await ask(href);
    const scripts = Array.from(
      text.matchAll(/<script(?: type="module"[^>]*)?>(.+?)<\/script>/gs),
      ([, script]) => script!,
    );
    const wanted = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    const allowed = String(headers["content-security-policy"])
      .match(/script-src ([^;]*)/)?.[1]
      ?.split(" ");
    expect([round, new Set(allowed)]).toEqual([round, new Set(["'self'", ...wanted])]);
    expect(text).not.toContain(" nonce=");
  }
});

it("a page that doesn't exist is the same whether it's rendered or made from another", async () => {
  const paths = ["/no/such/page", "/.env", "/wp-login.php", "/a_b~c-d/1", "/x'y&z<b>", "/a%20b", "/no/such/page?a=1"];
  for (const host of [{}, inLanguage("de")]) {
    for (const missing of [...paths, ...paths.map((one) => `${one}/2`)]) {
      // Whoever has credentials gets a page of their own.
      const rendered = await ask(missing, { ...host, cookie: "token=abc" });
      const made = await ask(missing, host);
      expect([missing, made.status, made.text]).toEqual([missing, 404, rendered.text]);
      expect(made.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": rendered.headers["content-security-policy"],
        "cache-control": "public, no-cache",
      });
    }
  }
});

it("guests with the same pinned styles share a page, and leave that of the others alone", async () => {
  const plain = await ask(path);
  const pinned = await ask(path, { cookie: "pins=tablerOutline.lucide" });
  const same = await ask(path, { cookie: "cid=x; pins=lucide.tablerOutline" });
  expect(pinned.text).not.toBe(plain.text);
  expect([same.text, same.headers.etag]).toEqual([pinned.text, pinned.headers.etag]);
  expect((await ask(path)).headers.etag).toBe(plain.headers.etag);
});
