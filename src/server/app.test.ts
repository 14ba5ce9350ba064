import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../tests/harness/site/test-app.ts";

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());

/** A request over the wire: what is kept is answered before the routes that `inject` enters by. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const sent = request({ port, path, headers, method, host: "127.0.0.1", agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** What comes back on a bare connection. */
async function send(text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const path = "/api/iconsets/v7/search?term=cloud";

describe("cacheable responses", () => {
  it("is identical the second time, in each encoding, with its tag", async () => {
    const plain = await ask(path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const round of [1, 2]) {
      const brotli = await ask(path, { "accept-encoding": "gzip, deflate, br" });
      const gzip = await ask(path, { "accept-encoding": "gzip" });
      expect([round, brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual([
        round,
        "br",
        "gzip",
      ]);
      expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      for (const { headers } of [brotli, gzip]) {
        expect(headers).toMatchObject({
          etag: plain.headers.etag,
          vary: "accept-encoding",
          "content-type": "application/json; charset=utf-8",
          "cache-control": expect.stringMatching(/^public, max-age=\d+/) as string,
          "access-control-allow-origin": "*",
        });
      }
    }
  });

  it("isn't sent again to a client that has it, neither fresh nor cached", async () => {
    const fresh = "/api/iconsets/v7/search?term=anchor";
    const { headers } = await test.app.inject(fresh);
    for (const url of [fresh, path]) {
      const etag = url === fresh ? String(headers.etag) : String((await ask(path)).headers.etag);
      const unchanged = await ask(url, { "if-none-match": `"other", ${etag}` });
      expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, etag]);
      expect((await ask(url, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  it("answers HEAD with the headers of GET", async () => {
    const get = await ask(path);
    const head = await ask(path, {}, "HEAD");
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
  });

  it("respects a rejected encoding", async () => {
    const { headers } = await ask(path, { "accept-encoding": "br;q=0, gzip;q=0" });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers["traceresponse"]).split("-")[1];

describe("a trace", () => {
  const id = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traceparent = `00-${id}-00f067aa0ba902b7-01`;

  it("is named in every answer: fresh, cached, unchanged, refused and missing", async () => {
    const first = await ask(`${path}&page=2`, { traceparent });
    const kept = await ask(`${path}&page=2`, { traceparent: traceparent.replace("4bf9", "0000") });
    const unchanged = await ask(`${path}&page=2`, { traceparent, "if-none-match": String(first.headers.etag) });
    expect([first, kept, unchanged].map(({ status }) => status)).toEqual([200, 200, 304]);
    expect([first, kept, unchanged].map(idOf)).toEqual([id, id.replace("4bf9", "0000"), id]);
    for (const url of ["/img/%zz", "/siteApi/no/such/call", "/api/iconsets/v7/search?amount=0"])
      expect([url, idOf(await ask(url, { traceparent }))]).toEqual([url, id]);
  });

  it("is a new one for each request that brings none", async () => {
    const ids = [idOf(await ask(path)), idOf(await ask(path)), idOf(await ask(path, { traceparent: "00-1-2-3" }))];
    expect(new Set(ids).size).toBe(3);
    for (const made of ids) expect(made).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("an error", () => {
  it("404 as JSON below the prefixes of calls, whatever the method", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const { status, body } = await ask("/siteApi/no/such/call", {}, method);
      expect([status, JSON.parse(String(body))]).toMatchObject([404, { success: false, code: "not_found" }]);
    }
  });

  it("405 for a method that a path doesn't support, before the body is read", async () => {
    const body = { "content-type": "application/x-unknown", "content-length": "9000000" };
    for (const method of ["POST", "PUT", "DELETE", "TRACE", "PROPFIND"]) {
      for (const url of [
        path,
        "/siteApi/icons/icon/x/variants",
        "/similarTags",
        "/img/lucide/house.svg",
        "/server_status",
      ]) {
        const { status, headers, body: text } = await ask(url, method === "POST" ? body : {}, method);
        expect([method, url, status, JSON.parse(String(text))]).toMatchObject([
          method,
          url,
          405,
          { success: false, code: "method_not_allowed" },
        ]);
        expect(headers.allow).toContain("GET, HEAD");
      }
    }
  });

  it("400 for a URL that can't be decoded", async () => {
    const { status, body } = await ask("/img/%zz");
    expect([status, JSON.parse(String(body))]).toMatchObject([400, { success: false, code: "invalid_input" }]);
  });

  it("is not cached", async () => {
    expect((await ask("/api/iconsets/v7/search?amount=0")).headers["cache-control"]).toBe("no-store");
  });
});

it("allows pages of other sites to send their own headers", async () => {
  for (const url of [path, "/img/lucide/house.svg", "/similarTags", "/siteApi/packs-info"]) {
    const { status, headers } = await ask(url, { origin: "https://example.com" }, "OPTIONS");
    expect([url, status, headers["access-control-allow-origin"]]).toEqual([url, 204, "*"]);
    expect(headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
  }
});

it("returns Ok, and with `details` the served version and the indexing progress", async () => {
  expect(String((await ask("/server_status")).body)).toBe("Ok");
  const details = JSON.parse(String((await ask("/server_status?details")).body));
  const { catalogue } = test.services.catalogue.current();
  expect(details).toEqual({
    search: { engine: "process" },
    catalogue: { version: catalogue.version, icons: catalogue.iconCount },
    pictures: { done: 0, total: 0, isReady: true },
  });
});

it("treats a client with proxy requests like any other", async () => {
  expect(await send("GET http://a/server_status HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(/Ok$/);
});

it("treats a parameter without a value, as forms send them, as absent", async () => {
  const given = await ask(`${path}&style=&amount=&isColor=&category=`);
  expect([given.status, given.body.equals((await ask(path)).body)]).toEqual([200, true]);
});

describe("a request that no browser would send", () => {
  it.each([
    ["no host that can be one", "GET /img/%zz HTTP/1.1\r\nHost: [a b\r\nConnection: close\r\n\r\n"],
    ["no host at all", `GET ${path} HTTP/1.0\r\n\r\n`],
    ["two slashes first", "GET //example.com/icons HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["an absolute target", "GET http://example.com/api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["a target without a path", "GET http://example.com HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["no target", "OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["garbage", "\u0000\u0001\r\n\r\n"],
  ])("with %s gets a response, and not 5xx", async (_name, text) => {
    expect(await send(text)).toMatch(/^HTTP\/1\.1 [234]/);
  });
});

/** What somebody hears who sends so much at once, and then the rest bit by bit. */
async function hold(begun: string, more = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const dripping = setInterval(() => socket.write(more), 50);
  socket.write(begun);
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  await once(socket, "close");
  clearInterval(dripping);
  return answer;
}

describe("headers that never end", () => {
  it("time out after 30 seconds, however steadily more of them arrive, and delay no one", async () => {
    const { server } = test.app;
    expect(server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 0 });
    // Node looks at its connections by its own clock: they get less of it here.
    server.headersTimeout = 100;
    try {
      const held = [
        hold("GET /server_status HTTP/1.1\r\nhost: localhost\r\nx-half"),
        hold("GET /server_status HTTP/1.1\r\nhost: localhost\r\n", "x-more: 1\r\n"),
        hold("GET /server_stat", "u"),
      ];
      expect((await ask(path)).status).toBe(200);
      for (const answer of await Promise.all(held)) expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/i);
    } finally {
      server.headersTimeout = 30_000;
    }
  });
});
