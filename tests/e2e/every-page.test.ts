import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { amount } from "../harness/soak.ts";
import { openPage } from "../harness/browser/open-page.ts";

const languages = ["en", "de", "ja"] as const;
const openAtOnce = 3;

/** A page of each kind and variant, by its English address; the page itself tells where its siblings are. */
const paths = [
  "/icons",
  "/icons/set/home",
  "/icons/set/home--style-lucide--technique-outline",
  "/icons/set/popular",
  "/icons/set/animals",
  "/icons/set/animals--technique-outline",
  "/icons/set/home--ai-garden",
  "/icons/set/home--author-google",
  "/icons/set/home?grouping=true&look=color-228be6_stroke-1",
  "/icons/set/qqxxzz",
  "/icon/set/emoji/emoji",
  "/icon/set/emoji/emoji--style-twemoji",
  "/icons/lucide",
  "/icons/lucide--external",
  "/icons/family-phosphor",
  "/icons/authors/google/google",
  "/icons/authors/google/google/noto-emoji",
  "/icons/authors/google/google/noto-emoji/food",
  "/icons/styles",
  "/icons/styles--static--multi?sorting=size&grouping=true",
  "/icons/new",
  "/icons/new--style-lucide",
  "/icons/presentation-clip-art",
  "/icons/presentation-clip-art--style-fluent-emoji-3d",
  "/icons/search-by-image",
  "/icons/sign-in",
  "/icons/account-policy",
  "/developers",
  "/developers/iconify",
  "/developers/npm",
  "/developers/shadcn",
  "/developers/mcp",
  "/developers/keys",
  "/developers/cli",
  "/icons/pricing",
  "/icons/illustrations",
  "/icons/illustrations?term=house",
  "/icons/illustrations/garden-noto",
  "/icons/images",
  "/icons/images/pattern-arcs-forest",
  "/icons/request-icon",
  "/icons/request-icon?view=ask&title=quokka",
  "/test",
  "an icon",
];

/** The addresses of a page in all languages. */
async function findSiblings(site: string, path: string): Promise<Map<string, string>> {
  const { port } = new URL(site);
  const html = await (await fetch(site + path)).text();
  const links = html.matchAll(/<link rel="alternate" hrefLang="(\w+)[^"]*" href="([^"]+)"/gi);
  const alternates = new Map(Array.from(links, ([, tag, href]) => [tag!, href!.replaceAll("&amp;", "&")]));
  // Pages for makers have no siblings to tell search engines about.
  return new Map(languages.map((tag) => [tag, alternates.get(tag) ?? `http://${tag}.localhost:${port}${path}`]));
}

async function findIconPath(site: string): Promise<string> {
  const response = await fetch(`${site}/view/results?of=/icons/set/shopping-cart&page=1`);
  const { icons } = (await response.json()) as { icons: { path: string }[] };
  return icons[0]!.path;
}

/** What is wrong with a page as it opens. */
async function listFaults(context: BrowserContext, href: string, language: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => faults.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // What a page gives up itself is no fault.
    if (reason !== "net::ERR_ABORTED") faults.push(`${request.url()}: ${reason}`);
  });
  const response = await openPage(page, href);
  const { lang, title, headings, surplusPx } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    headings: document.querySelectorAll("h1").length,
    surplusPx: document.documentElement.scrollWidth - innerWidth,
  }));
  if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
  if (!lang.startsWith(language)) faults.push(`is in ${lang}`);
  if (title === "" || headings !== 1) faults.push(`is called “${title}” and has ${headings} headings`);
  if (surplusPx > 0) faults.push(`is ${surplusPx} px too wide`);
  page.removeAllListeners("requestfailed");
  await page.close();
  return faults.map((fault) => `${decodeURI(href)}: ${fault}`);
}

for (const width of [390, 1440]) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 } } });

  look(
    `every page opens in its languages at ${width} px, quiet, no wider than the window`,
    { timeout: 180_000 },
    async ({ context, site }) => {
      const iconPath = await findIconPath(site);
      const queue: { href: string; language: string }[] = [];
      for (const [place, path] of paths.entries()) {
        const siblings = await findSiblings(site, path === "an icon" ? iconPath : path);
        const asked = [...siblings].filter((_, turn) => (turn + place) % amount(languages.length, 1) === 0);
        for (const [language, href] of asked) queue.push({ href, language });
      }
      const faults: string[] = [];
      const open = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          faults.push(...(await listFaults(context, next.href, next.language)));
        }
      };
      await Promise.all(Array.from({ length: openAtOnce }, open));
      expect(faults).toEqual([]);
    },
  );
}
