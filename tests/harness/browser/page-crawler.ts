import { HtmlValidate } from "html-validate";

export interface CrawledPage {
  /** Address with the host of its language. */
  url: string;
  status: number;
  /** Empty for pictures and data. */
  html: string;
}

export interface CrawlReport {
  pages: CrawledPage[];
  /** What is wrong, a line each. */
  faults: string[];
  checkedLinks: number;
}

interface Crawl {
  /** Where the site listens. */
  site: string;
  /** Languages, each on its own host. */
  languages: readonly string[];
  /** Pages to read in each language. */
  pages: number;
  /** Links that are not read as pages to ask for as well; all of them without it. */
  links?: number;
}

const readAtOnce = 4;
const faultsShown = 200;

/** What HTML says; how it is written is React's affair. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-inline-style": "off",
    "valid-id": ["error", { relaxed: true }],
    "long-title": "off",
  },
});

/**
 * Reads pages from the landing page on, following links, kinds of pages in turn so that each kind has its share. Every
 * page must answer 200 and be valid HTML, every link on it must lead straight to something.
 */
export async function crawlSite({ site, languages, pages: limit, links = Number.POSITIVE_INFINITY }: Crawl) {
  const report: CrawlReport = { pages: [], faults: [], checkedLinks: 0 };
  const known = new Map<string, string>();
  for (const language of languages) {
    const frontier = new Frontier();
    frontier.add(`http://${language}.localhost:${new URL(site).port}/icons`);
    const origin = new URL(frontier.peek()!).origin;
    let read = 0;
    while (read < limit && frontier.size > 0) {
      const batch = frontier.nextPaths(Math.min(readAtOnce, limit - read));
      read += batch.length;
      await Promise.all(
        batch.map(async (url) => {
          const page = await readPage(site, url);
          report.pages.push(page);
          if (page.status !== 200) report.faults.push(`${known.get(url) ?? "start"} links to ${url}: ${page.status}`);
          report.faults.push(...(await listInvalid(page)));
          for (const link of listLinks(page, origin)) {
            if (known.has(link)) continue;
            known.set(link, url);
            frontier.add(link);
          }
        }),
      );
    }
    for (let rest = Math.min(links, frontier.size); rest > 0; rest -= readAtOnce) {
      await Promise.all(
        frontier.nextPaths(Math.min(readAtOnce, rest)).map(async (url) => {
          report.checkedLinks++;
          const { status } = await ask(site, url, "HEAD");
          if (status !== 200) report.faults.push(`${known.get(url)} links to ${url}: ${status}`);
        }),
      );
    }
  }
  return { ...report, faults: report.faults.slice(0, faultsShown) };
}

/** What is still to be read; the kinds of addresses come in turn. */
class Frontier {
  readonly #kinds = new Map<string, string[]>();
  size = 0;

  add(url: string): void {
    const kind = kindOf(url);
    this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), url]);
    this.size++;
  }

  peek(): string | undefined {
    return [...this.#kinds.values()].flat()[0];
  }

  nextPaths(count: number): string[] {
    const paths: string[] = [];
    while (paths.length < count && this.size > 0) {
      const [kind, urls] = [...this.#kinds].find(([, waiting]) => waiting.length > 0)!;
      paths.push(urls[0]!);
      this.size--;
      this.#kinds.delete(kind);
      if (urls.length > 1) this.#kinds.set(kind, urls.slice(1));
    }
    return paths;
  }
}

/** One page of each of so many kinds, in the order they were read, their languages in turn. */
export function sampleKinds(pages: readonly CrawledPage[], kinds: number): CrawledPage[] {
  const groups = Map.groupBy(
    pages.filter(({ html }) => html !== ""),
    ({ url }) => kindOf(url),
  );
  return [...groups.values()].slice(0, kinds).map((group, turn) => group[turn % group.length]!);
}

/** `/icons/set/home--black` and `/icons/set/car--red` are of one kind. */
function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const segments = pathname.split("/").slice(1);
  const fixed = segments[0] === "icon" && segments[1] !== "set" ? segments.slice(0, 1) : segments.slice(0, 2);
  const tokens = pathname
    .split("--")
    .slice(1)
    .map((token) => token.split("-")[0]);
  return [fixed.join("/").split("--")[0], segments.length, ...tokens, ...searchParams.keys()].join(" ");
}

async function readPage(site: string, url: string): Promise<CrawledPage> {
  const response = await ask(site, url, "GET");
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  const text = await response.text();
  return { url, status: response.status, html: isHtml ? text : "" };
}

/** Hosts of languages are names for the one machine. */
function ask(site: string, url: string, method: string): Promise<Response> {
  const { host, pathname, search } = new URL(url);
  return fetch(site + pathname + search, { method, redirect: "manual", headers: { host } });
}

async function listInvalid({ url, html }: CrawledPage): Promise<string[]> {
  if (html === "") return [];
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${url}: ${ruleId}: ${message} (${selector ?? ""})`);
}

/** Pages and files of the same host that a page leads to. */
function listLinks({ url, html }: CrawledPage, origin: string): string[] {
  const anchors = Array.from(html.matchAll(/<a\s[^>]*>/g), ([tag]) => tag).filter((tag) => !tag.includes("nofollow"));
  const links = anchors
    .flatMap((tag) => /\shref="([^"]*)"/.exec(tag)?.[1] ?? [])
    .map((href) => href.replaceAll("&amp;", "&"))
    .filter((href) => URL.canParse(href, url))
    .map((href) => new URL(href, url))
    .filter((target) => target.origin === origin);
  for (const link of links) link.hash = "";
  return [...new Set(links.map(({ href }) => href))];
}
