import fastify from "fastify";
import { expect, test } from "vitest";
import { startTestApp } from "../../../tests/harness/site/test-app.ts";
import { registerErrors } from "./errors.ts";
import { listHosts, registerKnownHosts } from "./known-hosts.ts";
import { createLog } from "../../platform/log.server.ts";

type Settings = Parameters<typeof registerKnownHosts>[1];

const languages = { en: "https://icons.example", de: "https://de.icons.example:8443" };

function serve(settings: Partial<Settings>) {
  const app = fastify();
  registerKnownHosts(app, {
    ORIGIN: undefined,
    LANGUAGE_ORIGINS: undefined,
    FREE_IMAGE_HOST: undefined,
    PAID_IMAGE_HOST: undefined,
    ...settings,
  });
  registerErrors(app, createLog("silent"));
  app.get("/", () => "page");
  app.get("/health", { config: { isForAnyHost: true } }, () => "ok");
  return (host: string, { url = "/", remoteAddress = "203.0.113.9" } = {}) =>
    app.inject({ url, remoteAddress, headers: { host } });
}

test("with configured origins, an unknown host gets 421", async () => {
  const ask = serve({ LANGUAGE_ORIGINS: languages, FREE_IMAGE_HOST: "https://img.example" });
  for (const host of ["icons.example", "ICONS.example:443", "icons.example.", "de.icons.example:8443", "img.example"])
    expect((await ask(host)).statusCode, host).toBe(200);
  for (const host of [
    "evil.example",
    "icons.example.evil.example",
    "evil.icons.example",
    "icons.example:3000",
    "de.icons.example",
    "x@icons.example",
    "icons.example/x",
    "203.0.113.1",
    "localhost",
    "127.0.0.1:3000",
  ]) {
    const response = await ask(host);
    expect([response.statusCode, response.json<{ code: string }>().code], host).toEqual([421, "misdirected"]);
  }
});

test("an unknown path is rejected as well, and the health check responds under any host", async () => {
  const ask = serve({ ORIGIN: "https://icons.example" });
  expect((await ask("evil.example", { url: "/nothing" })).statusCode).toBe(421);
  expect((await ask("10.0.0.7:3000", { url: "/health" })).body).toBe("ok");
});

test("programs on this machine call the site by the machine's own name, and by no other", async () => {
  const ask = serve({ ORIGIN: "https://icons.example" });
  for (const remoteAddress of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
    expect((await ask("localhost:3000", { remoteAddress })).statusCode).toBe(200);
    expect((await ask("evil.example", { remoteAddress })).statusCode).toBe(421);
  }
});

test("without configured origins every host is accepted", async () => {
  expect((await serve({})("icons.example")).statusCode).toBe(200);
});

test("the whole site rejects: calls, images, cached responses, and unknown paths", async () => {
  const site = await startTestApp({ ORIGIN: "https://icons.example" });
  const ask = (url: string, host: string) => site.app.inject({ url, headers: { host } });
  for (const url of ["/api/iconsets/v7/search?term=cloud", "/robots.txt", "/nothing"]) {
    expect((await ask(url, "evil.example")).statusCode, url).toBe(421);
    await ask(url, "icons.example");
    expect((await ask(url, "evil.example")).statusCode, url).toBe(421);
  }
  expect((await ask("/server_status", "evil.example")).body).toBe("Ok");
  await site.close();
});

test("hosts are listed with the ports that browsers and proxies write", () => {
  expect(listHosts("https://icons.example")).toEqual(["icons.example", "icons.example:443"]);
  expect(listHosts("http://icons.example")).toEqual(["icons.example", "icons.example"]);
  expect(listHosts("http://icons.example:3000")).toEqual(["icons.example:3000"]);
});
