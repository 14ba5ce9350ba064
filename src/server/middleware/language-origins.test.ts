import fastify from "fastify";
import { describe, expect, test } from "vitest";
import { languages, locales } from "../../i18n/locales.ts";
import { cacheKey } from "../../platform/http/answers/answer-cache.server.ts";
import { createLanguageOrigins, rememberLanguage } from "./language-origins.ts";

type Settings = Parameters<typeof createLanguageOrigins>[0];

/** Asks a server what it takes the language of a request for. */
function serve(settings: Settings = {}, socket = { localAddress: "127.0.0.1", localPort: 3000 }) {
  const app = fastify();
  const origins = createLanguageOrigins(settings);
  app.get("/*", (request, reply) => {
    const { headers, host, query, url } = request;
    const language = origins.read({ headers, host, query, url, socket });
    rememberLanguage(language, reply);
    const { hrefIn, ...rest } = language;
    const hrefs = Object.fromEntries(locales.map((locale) => [locale, hrefIn(locale, "/icons?sorting=newest")]));
    return reply.send({ ...rest, hrefs, key: cacheKey(request.raw) });
  });
  return async (url: string, cookie = "", host = new URL(url).host) => {
    const { pathname, search } = new URL(url);
    const response = await app.inject({ url: pathname + search, headers: { host, cookie } });
    const cookies = [response.headers["set-cookie"] ?? []].flat();
    return { ...response.json<Facts>(), cookies: cookies.map((text) => text.split("; ")) };
  };
}

interface Facts {
  locale: string;
  origin: string;
  locales: string[];
  hrefs: Record<string, string>;
  movedTo?: string;
  isPseudo: boolean;
  key: string;
}

describe("on a local machine", () => {
  const ask = serve();

  test("every active language has its own origin", async () => {
    for (const locale of locales) {
      const facts = await ask(`http://${locale}.localhost:3000/icons`);
      expect([facts.locale, facts.locales]).toEqual([locale, [locale]]);
    }
    const { hrefs } = await ask("http://ja.localhost:3000/icons");
    expect(hrefs).toMatchObject({
      en: "http://localhost:3000/icons?sorting=newest",
      de: "http://de.localhost:3000/icons?sorting=newest",
      ja: "http://ja.localhost:3000/icons?sorting=newest",
    });
  });

  test("any other host name of the machine is English, the default: disabled and unknown languages, too", async () => {
    const disabled = languages.filter(({ isActive }) => !isActive).map(({ code }) => `${code}.localhost`);
    expect(disabled).toContain("zu.localhost");
    for (const host of [
      ...disabled,
      "localhost",
      "127.0.0.1",
      "[::1]",
      "en.localhost",
      "xx.localhost",
      "a.de.localhost",
    ]) {
      expect(await ask(`http://${host}:3000/icons`), host).toMatchObject({
        locale: "en",
        origin: "http://localhost:3000",
        isPseudo: false,
      });
    }
  });

  test("a language requested by parameter redirects to its origin, and is remembered on both; cookies have no effect", async () => {
    const redirected = await ask("http://localhost:3000/icons/set/a?lang=de-AT&sorting=newest&x=1?2", "lang=ru");
    expect(redirected).toMatchObject({
      locale: "en",
      movedTo: "http://de.localhost:3000/icons/set/a?lang=de-AT&sorting=newest&x=1?2",
      cookies: [["language=de", "Path=/", "Max-Age=31536000", "SameSite=Lax"]],
    });
    expect(await ask(redirected.movedTo!)).toMatchObject({
      locale: "de",
      movedTo: "http://de.localhost:3000/icons/set/a?sorting=newest&x=1?2",
      cookies: [["language=de", "Path=/", "Max-Age=31536000", "SameSite=Lax"]],
    });
    expect(await ask("http://de.localhost:3000/icons/set/a?sorting=newest&x=1?2", "lang=ru")).toMatchObject({
      locale: "de",
    });
    expect((await ask("http://de.localhost:3000/icons?lang=en")).movedTo).toBe("http://localhost:3000/icons?lang=en");
    expect((await ask("http://localhost:3000/icons?lang=en")).movedTo).toBe("http://localhost:3000/icons");
    const disabled = await ask("http://de.localhost/icons?lang=zu");
    expect([disabled.locale, disabled.movedTo, disabled.cookies]).toEqual(["de", undefined, []]);
  });

  test("the pseudo language is available only in development", async () => {
    const inDevelopment = await serve({ hasPseudoLanguage: true })("http://xa.localhost:3000/icons");
    expect(inDevelopment).toMatchObject({ locale: "en", isPseudo: true });
    expect((await ask("http://xa.localhost:3000/icons")).isPseudo).toBe(false);
  });
});

describe("with an origin for each language", () => {
  const languageOrigins = {
    en: "https://icons.example",
    de: "https://icons-de.example",
    ja: "https://icons.example:8443",
  };
  const ask = serve({ languageOrigins, origin: "https://elsewhere.example" });

  test("the host decides", async () => {
    expect((await ask("http://icons-de.example/icons", "lang=ja")).locale).toBe("de");
    expect((await ask("http://ICONS.example:8443/icons")).locale).toBe("ja");
    expect((await ask("http://icons.example/icons", "lang=de")).locale).toBe("en");
    expect((await ask("http://icons.example/icons?lang=de")).movedTo).toBe("https://icons-de.example/icons?lang=de");
  });

  test("languages without one share the English one by parameter and cookie", async () => {
    const french = await ask("http://icons.example/icons?lang=fr");
    expect([french.locale, french.movedTo, french.cookies.map(([pair]) => pair)]).toEqual([
      "fr",
      undefined,
      ["language=fr", "lang=fr"],
    ]);
    expect((await ask("http://icons.example/icons", "lang=fr")).locale).toBe("fr");
    expect(french.hrefs["fr"]).toBe("https://icons.example/icons?sorting=newest&lang=fr");
    expect(french.hrefs["en"]).toBe("https://icons.example/icons?sorting=newest");
    expect(french.locales).toEqual(["en", "zh", "fr", "it", "pt", "ru", "es", "ko"]);
  });

  test("an unconfigured host is English, and its name appears in no URL", async () => {
    for (const host of ["evil.example", "de.evil.example", "localhost:3000", "de.localhost:3000"]) {
      const facts = await ask(`http://${host}/icons`);
      expect([facts.locale, facts.origin]).toEqual(["en", "https://icons.example"]);
      expect(JSON.stringify(facts.hrefs)).not.toContain(host);
    }
  });

  test("a default port, a trailing dot and capitals change nothing", async () => {
    const app = fastify();
    const origins = createLanguageOrigins({ languageOrigins });
    app.get("/", (request) => ({ locale: origins.read(request).locale }));
    for (const host of ["icons-de.example:443", "icons-de.example.", "ICONS-DE.example"]) {
      const response = await app.inject({ url: "/", headers: { host } });
      expect(response.json(), host).toEqual({ locale: "de" });
    }
  });
});

describe("without a configured origin", () => {
  const hosts = ["evil.example", "evil.example:80", "de.evil.example", "x@evil.example", "evil.example/path", "[::"];
  const atLan = { localAddress: "192.168.1.5", localPort: 4000 };

  test.each([
    ["this machine only", { localAddress: "::1", localPort: 4000 }, "http://localhost:4000"],
    [
      "this machine only, as IPv4 in IPv6",
      { localAddress: "::ffff:127.0.0.1", localPort: 4000 },
      "http://localhost:4000",
    ],
    ["a network", atLan, "http://192.168.1.5:4000"],
    ["a network by IPv6", { localAddress: "fe80::1%eth0", localPort: 4000 }, "http://[fe80::1]:4000"],
  ])("URLs are those of the connection, whatever Host contains: %s", async (_name, socket, origin) => {
    const ask = serve({}, socket);
    for (const host of hosts) {
      const facts = await ask("http://x/icons?lang=de", "", host);
      expect(facts.origin.replace("//de.", "//"), host).toBe(origin);
      expect(JSON.stringify([facts.hrefs, facts.movedTo]), host).not.toContain("evil");
    }
  });

  test("a port in Host isn't part of a URL", async () => {
    expect((await serve({}, atLan)("http://de.localhost:9/icons")).origin).toBe("http://de.localhost:4000");
  });
});

describe("with one origin for all", () => {
  test.each([
    ["that is configured", { origin: "https://icons.example" }, "http://de.localhost:3000", "https://icons.example"],
    ["that is not", {}, "http://192.168.1.5", "http://192.168.1.5:4000"],
  ])(
    "%s, a language is the requested one, else the stored one, else English",
    async (_name, settings, site, origin) => {
      const ask = serve(settings, { localAddress: "192.168.1.5", localPort: 4000 });
      const plain = await ask(`${site}/icons`);
      expect([plain.locale, plain.origin, plain.locales.length]).toEqual(["en", origin, locales.length]);
      expect((await ask(`${site}/icons`, "a=b; lang=ru")).locale).toBe("ru");
      expect((await ask(`${site}/icons?lang=pt-BR`, "lang=ru")).locale).toBe("pt");
      expect((await ask(`${site}/icons?lang=xx`, "lang=zu")).locale).toBe("en");
      expect([plain.hrefs["en"], plain.hrefs["de"]]).toEqual([
        `${origin}/icons?sorting=newest`,
        `${origin}/icons?sorting=newest&lang=de`,
      ]);
    },
  );

  test("a requested language is stored once", async () => {
    const ask = serve({ origin: "http://icons.example" });
    const asked = await ask("http://icons.example/icons?lang=de");
    expect(asked.cookies.map(([pair]) => pair)).toEqual(["language=de", "lang=de"]);
    expect((await ask("http://icons.example/icons?lang=de", "lang=de")).cookies).toEqual([]);
    expect((await ask("http://icons.example/icons", "lang=de")).cookies).toEqual([]);
  });

  test("responses for visitors of different languages and hosts are cached separately", async () => {
    const ask = serve();
    const keys = [
      await ask("http://icons.example/icons"),
      await ask("http://icons.example/icons", "lang=de"),
      await ask("http://icons.example/icons?lang=de"),
      await ask("http://de.localhost/icons"),
      await ask("http://evil.example/icons"),
    ];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(5);
  });
});
