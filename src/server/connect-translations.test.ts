import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadMessages, loadTranslator } from "../i18n/translations.server.ts";
import { createLog } from "../platform/log.server.ts";
import { connectTranslations } from "./connect-translations.ts";

const texts = {
  "/common/de.json": {
    skip: "Direkt zum Inhalt springen",
    "count.icons": "{count, plural, one {# Zeichen} other {# Zeichen}}",
    loading: "Lädt {percent}",
    "search.clear": "{broken",
    "action.close": " ",
    "no.such.key": "whatever",
    constructor: "whatever",
  },
};

const server = createServer((request, response) => {
  const found = (texts as Record<string, object>)[request.url ?? ""];
  response.writeHead(found ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(found));
});
const log = createLog("silent");
const warn = vi.spyOn(log, "warn");
const builtIn = loadMessages("de", "site", "icon");
let disconnect: () => void;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  disconnect = connectTranslations({ url: `http://127.0.0.1:${port}/{namespace}/{locale}.json`, log });
});
afterAll(() => {
  disconnect();
  server.close();
});

test("texts from the network replace the built-in ones once they have loaded; unusable ones are named and left out", async () => {
  expect(loadMessages("de", "site", "icon")).toEqual(builtIn);
  await vi.waitFor(() => expect(loadTranslator("de", "site")("site.skip")).toBe("Direkt zum Inhalt springen"));
  const t = loadTranslator("de", "site");
  expect(t("site.count.icons", { count: 1200 })).toBe("1.200 Zeichen");
  const { site } = loadMessages("de", "site");
  for (const key of ["loading", "search.clear", "action.close"]) expect(site?.[key]).toEqual(builtIn["site"]?.[key]);
  expect(Object.keys(site ?? {})).toEqual(Object.keys(builtIn["site"] ?? {}));
  expect(loadMessages("de", "icon")).toEqual({ icon: builtIn["icon"] });
  expect(warn.mock.calls.map(([line]) => (line as { key: string }).key).toSorted()).toEqual([
    "action.close",
    "loading",
    "search.clear",
  ]);
  expect(warn.mock.calls).toContainEqual([
    { locale: "de", namespace: "common", key: "loading", fault: "it takes value:percent instead of nothing" },
    "A text was ignored",
  ]);
});

test("without the network, the built-in ones are restored", () => {
  disconnect();
  expect(loadMessages("de", "site", "icon")).toEqual(builtIn);
});
