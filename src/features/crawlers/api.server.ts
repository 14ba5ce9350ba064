import { pipeline, Readable } from "node:stream";
import { constants, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { isLocale, type Locale } from "../../i18n/locales.ts";
import { acceptsEncoding, isKnown } from "../../platform/http/answers/answer.server.ts";
import type { ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import type { HrefIn } from "../../i18n/alternates.ts";
import type { CrawlerService } from "./contract.ts";
import { parsePreviewImagePath, formatPreviewImagePath } from "../../core/urls/paths/preview-image-path.ts";
import { renderRobots } from "./robots.ts";
import { renderSitemapIndex } from "./sitemap-xml.ts";
import { sitemapKinds, type OpenedSitemap, type SitemapFile, type SitemapKind } from "./sitemaps.server.ts";

/** What an origin is: its language, the languages whose pages it holds, and where all languages are. */
export interface CrawledSite {
  origin: string;
  locale: Locale;
  locales: readonly Locale[];
  hrefIn: HrefIn;
}

/** Seconds. */
const hour = 3_600;
const day = 86_400;

const hidden = { hide: true } as const;
const xmlType = "application/xml; charset=utf-8";
const sitemapName = new RegExp(`^(${sitemapKinds.join("|")})-([1-9]\\d{0,4})\\.xml$`);

export interface CrawlerCallDependencies {
  crawlers: CrawlerService;
  readSite: (request: FastifyRequest) => CrawledSite;
}

/** Everything for programs that find, follow and preview pages: robots.txt, sitemaps, feeds and preview pictures. */
export function registerCrawlerCalls(app: ApiScope, deps: CrawlerCallDependencies): void {
  const parts = prepareCrawlerCalls(deps);
  const { sendFeed } = parts;
  registerRobots(app, parts);
  registerSitemap(app, parts);
  registerSitemapFile(app, parts);
  app.get("/feeds/new.xml", { schema: hidden }, (request, reply) => sendFeed(request, reply));
  registerNewIconsFeed(app, parts);
  registerLinkPreview(app, parts);
}

/** What several of these calls share. */
function prepareCrawlerCalls({ crawlers, readSite }: CrawlerCallDependencies) {
  const { sitemaps, feeds, previews } = crawlers;
  function sendFeed(request: FastifyRequest, reply: FastifyReply, style?: string): FastifyReply {
    const feed = feeds.newIcons({ ...readSite(request), ...(style !== undefined && { style }) });
    if (feed === undefined) throw new AppError("not_found", "Feed not found.");
    reply.publish({ maxAge: hour });
    return reply.type("application/rss+xml; charset=utf-8").send(feed);
  }
  return { readSite, sitemaps, sendFeed, previews };
}

type CrawlerParts = ReturnType<typeof prepareCrawlerCalls>;

function registerRobots(app: ApiScope, { readSite }: CrawlerParts): void {
  app.get("/robots.txt", { schema: hidden }, (request, reply) => {
    reply.publish({ maxAge: hour });
    return reply.type("text/plain; charset=utf-8").send(renderRobots(readSite(request)));
  });
}

function registerSitemap(app: ApiScope, { readSite, sitemaps }: CrawlerParts): void {
  app.get("/sitemap.xml", { schema: hidden }, async (request, reply) => {
    const { origin, locales } = readSite(request);
    const files = await sitemaps.listFiles();
    reply.publish({ maxAge: hour });
    void reply.type(xmlType);
    return renderSitemapIndex(
      locales.flatMap((locale) =>
        files.map(({ kind, number, modified }) => ({
          href: `${origin}/sitemaps/${locale}/${kind}-${number}.xml`,
          modified,
        })),
      ),
    );
  });
}

function registerSitemapFile(app: ApiScope, { readSite, sitemaps }: CrawlerParts): void {
  app.get(
    "/sitemaps/:locale/:file",
    { schema: { ...hidden, params: z.object({ locale: z.string(), file: z.string() }) } },
    async (request, reply) => {
      const { locale, file } = request.params;
      const { origin, locales, hrefIn } = readSite(request);
      const wanted = readSitemapName(file);
      const isHere = isLocale(locale) && locales.includes(locale);
      const sitemap = isHere && wanted ? await sitemaps.open(wanted, { locale, origin, hrefIn }) : undefined;
      if (!sitemap) throw new AppError("not_found", "Sitemap not found.");
      return streamXml(request, reply, sitemap);
    },
  );
}

function registerNewIconsFeed(app: ApiScope, { sendFeed }: CrawlerParts): void {
  app.get(
    "/feeds/new/:file",
    { schema: { ...hidden, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const style = /^(.+)\.xml$/.exec(request.params.file)?.[1];
      if (style === undefined) throw new AppError("not_found", "Feed not found.");
      return sendFeed(request, reply, style);
    },
  );
}

function registerLinkPreview(app: ApiScope, { previews }: CrawlerParts): void {
  app.get("/og/*", { schema: hidden }, async (request, reply) => {
    const pagePath = parsePreviewImagePath(request.url);
    const preview = pagePath === undefined ? undefined : await previews.get(pagePath);
    if (preview?.kind === "redirect") return reply.redirect(formatPreviewImagePath(preview.pagePath), 301);
    if (preview?.kind !== "image") throw new AppError("not_found", "No page has this preview.");
    reply.publish({ maxAge: day });
    return reply.type("image/png").send(preview.png);
  });
}

function readSitemapName(file: string): Pick<SitemapFile, "kind" | "number"> | undefined {
  const [, kind, number] = sitemapName.exec(file) ?? [];
  return kind === undefined ? undefined : { kind: kind as SitemapKind, number: Number(number) };
}

/** Sends a long document while it is being made, so that no more than a piece of it is ever in memory. */
function streamXml(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { text, version }: OpenedSitemap,
): FastifyReply {
  const etag = `W/"${version}"`;
  void reply.headers({ "cache-control": `public, max-age=${hour}`, etag, vary: "accept-encoding" });
  if (isKnown({ etag }, headers["if-none-match"])) return reply.code(304).send("");
  void reply.type(xmlType);
  const isCompressed = acceptsEncoding(headers["accept-encoding"] ?? "", "gzip");
  if (isCompressed) void reply.header("content-encoding", "gzip");
  if (method === "HEAD") return reply.send(Readable.from([]));
  const pieces = Readable.from(text, { objectMode: false });
  if (!isCompressed) return reply.send(pieces);
  const gzip = createGzip({ level: constants.Z_DEFAULT_COMPRESSION });
  // a reader who leaves early closes both; nobody is left to be told of it
  pipeline(pieces, gzip, () => undefined);
  return reply.send(gzip);
}
