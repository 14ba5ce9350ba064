import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { knownTerms } from "../../../src/core/urls/known-terms.ts";
import { addressTable } from "../../harness/calls/address-table.ts";
import { siteUrl } from "../../harness/site/site-url.ts";

const languages = ["en", "de", "ja"] as const;
type Language = (typeof languages)[number];

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

/** Asks for a path exactly as it is written, at the host of a language, and follows nothing. */
function ask(path: string, language: Language): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl());
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ hostname, port, path, headers: { host: `${language}.localhost:${port}` } }, (response) => {
    let body = "";
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => (body += chunk));
    response.on("error", reject);
    response.on("end", () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }));
  });
  asked.on("error", reject).end();
  return promise;
}

const renderAnswer = ({ status, location }: Answer) => (location === undefined ? `${status}` : `${status} ${location}`);

/** `/icons/set/home?page=2` as a navigation in the browser asks for it. */
const dataPath = (href: string) => href.replace(/(\?|$)/, ".data$1");

const rows = Object.values(addressTable)
  .flat()
  .filter(({ href }) => /^[\x21-\x7E]+$/.test(href));

describe.each(languages)("requested in %s", (language) => {
  test("every URL resolves as its rule says", async () => {
    const wanted = rows.filter(({ but }) => language === "en" || but);
    for (const { href, answer, but } of wanted) {
      const response = await ask(href, language);
      expect([href, renderAnswer(response)]).toEqual([href, but?.[language] ?? answer]);
    }
  });

  test("client-side navigations resolve the same way", async () => {
    const wanted = rows.filter(
      ({ href, but }) => but || /\/(set\/(home|Home)|styles\/|authors\/|new-icons)/.test(href),
    );
    for (const { href, answer: usual, but } of wanted.filter(({ href: path }) => !/\/(\?|$)/.test(path))) {
      const answer = but?.[language] ?? usual;
      const response = await ask(dataPath(href), language);
      const [status = "", target] = answer.split(" ");
      expect([href, response.status]).toEqual([href, target === undefined ? Number(status) : 202]);
      if (target !== undefined)
        expect(response.body).toContain(`"redirect",${JSON.stringify(target)},"status",${status},`);
    }
  });
});

test("campaign parameters survive redirects, including those of client-side navigations", async () => {
  const cases = [
    ["/icons/set/Home", "/icons/set/home"],
    ["/icons/set?term=Shopping+Cart", "/icons/set/shopping-cart"],
    ["/icons/account", "/icons/sign-in?path=%2Ficons%2Faccount"],
  ] as const;
  for (const [href, to] of cases) {
    const asked = `${href}${href.includes("?") ? "&" : "?"}utm_source=letter&utm_campaign=a%20b`;
    const target = `${to}${to.includes("?") ? "&" : "?"}utm_source=letter&utm_campaign=a%20b`;
    expect([asked, (await ask(asked, "en")).location]).toEqual([asked, target]);
    const { status, body } = await ask(dataPath(asked), "en");
    expect([asked, status]).toEqual([asked, 202]);
    expect(body).toContain(`"redirect",${JSON.stringify(target)}`);
  }
});

test("a misspelled term leads to the corrected one, and the page shows the typed term", async () => {
  expect(renderAnswer(await ask("/icons/set/Shoping%20cart--red", "en"))).toBe(
    "302 /icons/set/shopping-cart--red?typed=shoping-cart",
  );
  expect(renderAnswer(await ask("/icons/set/shoping-cart--nocorrect", "en"))).toBe("200");
});

test("the search form leads to its results without a redirect", async () => {
  expect(renderAnswer(await ask("/icons/set?term=Shopping+Cart", "en"))).toBe("302 /icons/set/shopping-cart");
  expect(renderAnswer(await ask("/icons/set?term=emoji", "ja"))).toMatch(/^302 \/icon\/set\/%E7%B5%B5/);
  expect(renderAnswer(await ask("/icons/set?term=%20!", "en"))).toBe("302 /icons");
  expect(renderAnswer(await ask("/icons/set", "en"))).toBe("302 /icons");
});

test("a URL that can't be decoded is not found", async () => {
  expect(renderAnswer(await ask("/icons/set/%E0%A4%A", "en"))).toBe("400");
});

test("a search for every known name returns icons", async () => {
  for (const name of knownTerms) {
    const { status, body } = await ask(`/icons/set/${encodeURIComponent(name)}`, "en");
    expect([name, status]).toEqual([name, 200]);
    expect(body, name).toContain("data-icon=");
  }
});
