import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pino } from "pino";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { createRegions } from "./service.server.ts";

const countries = join(import.meta.dirname, "../../../tests/harness/regions/geolite2-country-test.mmdb");
const british = "81.2.69.142";
const swedish = "89.160.20.112";
const japanese = "2001:218::1";

let folder: string;
let site: TestApp;
const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "regions-"));
  site = await startTestApp({
    TEST_MODE: "false",
    TRUSTED_PROXIES: "10.0.0.0/8",
    REGION_HEADER: "CF-IPCountry",
    REGION_DATABASE: countries,
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const open = (file: string) => createRegions({ proxies: [], header: undefined, file, log });
const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: "/siteApi/region", remoteAddress, headers });

describe("the region of a visitor", () => {
  it("comes from a known proxy, and the browser remembers it for 30 days", async () => {
    const response = await ask("10.1.2.3", { "cf-ipcountry": "de", "x-forwarded-for": british });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true, region: "DE", isGuess: false }]);
    expect(response.headers["set-cookie"]).toBe("region=DE; Max-Age=2592000; Path=/; SameSite=Lax");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("doesn't come from anyone else", async () => {
    const response = await ask("203.0.113.7", { "cf-ipcountry": "DE" });
    expect(response.json()).toEqual({ success: true, region: null, isGuess: false });
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  it("comes from the database by IP address, where no proxy names it", async () => {
    expect((await ask("10.1.2.3", { "x-forwarded-for": british })).json()).toMatchObject({ region: "GB" });
    expect((await ask(swedish)).json()).toMatchObject({ region: "SE" });
    expect((await ask(japanese)).json()).toMatchObject({ region: "JP" });
    for (const nobody of ["XX", "T1", "Germany", "<b>"])
      expect((await ask("10.1.2.3", { "cf-ipcountry": nobody, "x-forwarded-for": swedish })).json()).toMatchObject({
        region: "SE",
      });
  });

  it("is otherwise guessed from the browser's languages, without a cookie", async () => {
    const cases = [
      ["de-AT,de;q=0.9,en-US;q=0.8", "AT"],
      ["en;q=0.9,pt-BR;q=0.8", "BR"],
      ["en;q=0.5,zh-Hant-TW;q=0.9,en-GB;q=0.2", "TW"],
      ["en,de", null],
      ["es-419", null],
      ["x-DE,-,;q=1,*", null],
    ] as const;
    for (const [language, region] of cases) {
      const response = await ask("203.0.113.7", { "accept-language": language });
      expect([language, response.json()]).toEqual([language, { success: true, region, isGuess: region !== null }]);
      // Whether somebody has to be asked for consent is read from it.
      expect(response.headers["set-cookie"]).toBeUndefined();
    }
    expect((await ask(swedish, { "accept-language": "de-AT" })).json()).toMatchObject({ region: "SE", isGuess: false });
  });

  it("is unknown without either", async () => {
    const regions = await createRegions({ proxies: [], header: undefined, file: undefined, log });
    expect(regions.find({ headers: {}, socket: { remoteAddress: british } as Socket })).toBeUndefined();
  });
});

describe("a database of regions", () => {
  const from = { headers: {}, socket: { remoteAddress: british } as Socket };

  it("that is missing or broken is logged, and regions are unknown", async () => {
    const broken = join(folder, "broken.mmdb");
    await writeFile(broken, "no database");
    for (const file of [broken, join(folder, "missing.mmdb")]) {
      lines.length = 0;
      const regions = await open(file);
      expect(regions.find(from)).toBeUndefined();
      expect(lines.join("")).toContain("Can’t read the region database");
      regions.close();
    }
  });

  it("is reloaded while the site runs; a broken one leaves the previous one in use", async () => {
    const file = join(folder, "renewed.mmdb");
    await copyFile(countries, file);
    const regions = await open(file);
    await writeFile(file, "half");
    await regions.renew();
    expect(regions.find(from)).toBe("GB");
    await copyFile(countries, file);
    await regions.renew();
    expect(regions.find(from)).toBe("GB");
    regions.close();
  });
});
