import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  createRequestHandler,
  data,
  isRouteErrorResponse,
  RouterContextProvider,
  type HandleErrorFunction,
  type ServerBuild,
} from "react-router";
import type { requestContext, Services } from "../context.ts";
import { AppError } from "../core/errors.ts";
import { readGuestPins } from "../features/pinned-styles/service.server.ts";
import type { PageFlags } from "../features/flags/page-flags.server.ts";
import { createInlineSources } from "../platform/http/inline-sources.server.ts";
import { readVisitor } from "../platform/http/read-visitor.server.ts";
import { makeStrange } from "../i18n/pseudo-language.server.ts";
import type { Namespace } from "../i18n/source-messages.ts";
import { loadMessages, packMessages } from "../i18n/translations.server.ts";
import { hasCredentials } from "../platform/http/answers/answer-cache.server.ts";
import { dropUnknownParameters } from "../platform/http/parameters/known-parameters.server.ts";
import type { Log } from "../platform/log.server.ts";
import { rememberLanguage, type LanguageOrigins, type RequestLanguage } from "./middleware/language-origins.ts";
import { isPerson } from "./middleware/request-facts.ts";
import { createMissingPages, type MissingPages, type RenderedPage } from "./missing-pages.ts";

/** A built site: React Router's server build, whose entry exports two things more. */
export interface Site extends ServerBuild {
  entry: ServerBuild["entry"] & {
    module: {
      /** The key of the request context. */
      requestContext: typeof requestContext;
      /** What a response that is a document consists of. */
      extractDocument: (response: Response) => Buffer | undefined;
    };
  };
}

export interface PageOptions {
  services: Services;
  /** Called for each request: in development every edit gives a new site. */
  loadSite: () => Promise<Site>;
  mode: "production" | "development" | "test";
  languages: LanguageOrigins;
  onPages: PageFlags;
  /** Keep guests' pages for the next visitor. */
  cachesPages: boolean;
  log: Log;
}

const pageTtlSeconds = 300;
/** Refusals and redirects are kept shortly: what is missing may come. */
const ttlSeconds: Readonly<Record<number, number>> = { 200: pageTtlSeconds, 301: 60, 302: 60, 404: 60 };

/** A page, and whom to tell that somebody got it. */
interface Page extends RenderedPage {
  onServe: (request: IncomingMessage) => void;
}

interface OpenedSite {
  site: Site;
  handle: ReturnType<typeof createRequestHandler>;
  missing: MissingPages<Page>;
}

/** Everything that is not a call, an image or a file is a page. */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { services, languages } = options;
  let known: OpenedSite | undefined;
  async function open(): Promise<OpenedSite> {
    const site = await options.loadSite();
    if (known?.site !== site) {
      const handle = createRequestHandler(mapErrors(site, options.log), options.mode);
      known = { site, handle, missing: createMissingPages(site.routes) };
    }
    return known;
  }

  app.get("/*", { config: { isMadeOnce: options.cachesPages } }, async (request, reply) => {
    const language = languages.read(request);
    rememberLanguage(language, reply);
    if (language.movedTo !== undefined) return reply.redirect(language.movedTo, 302);
    const opened = await open();
    const render = createRenderer(opened, options, { request, language });
    const isPersonal = !request.viewer.isGuest || hasCredentials(request.headers);
    const isShared = options.cachesPages && !isPersonal;
    // Put together as text: against a base, `//host/path` would name another host.
    const url = dropUnknownParameters(request.url);
    const isMissing =
      isShared &&
      opened.missing.covers(url) &&
      (await services.addresses.resolve(url, language.locale)).kind === "missing";
    const group = isMissing ? nameGroup(reply, language, options) : "";
    const made = isMissing ? await opened.missing.make(url, { group, render }) : undefined;
    const { response, body, inline, onServe } = made ?? (await render(url));
    const { status } = response;
    reply.code(status);
    for (const [name, value] of response.headers) if (name !== "content-length") reply.header(name, value);
    const ttl = ttlSeconds[status];
    const reuse = response.headers.get("cache-control");
    if (isPersonal) reply.header("cache-control", "private, no-store");
    if (isShared && ttl !== undefined && !/no-store|private/.test(reuse ?? "")) {
      reply.publish({ status, maxAge: 0, cacheSeconds: ttl, variesByCookie: language.locales.length > 1, onServe });
      if (reuse !== null) reply.header("cache-control", reuse);
    } else if (status === 200) {
      onServe(request.raw);
    }
    if (inline) reply.allowInline(inline);
    return reply.send(body);
  });
}

/** All that pages of guests depend on besides the address. */
function nameGroup(reply: FastifyReply, language: RequestLanguage, { onPages }: PageOptions): string {
  const { generation, request } = reply;
  const { origin, locale, locales, isPseudo } = language;
  return [
    generation,
    origin,
    locale,
    locales.length,
    isPseudo,
    request.isSignInShut,
    onPages.nameVariant(request.raw),
    ...readGuestPins(request.headers.cookie).toSorted(),
  ].join(" ");
}

/** Renders pages of one request in its language, and whatever else it says of who asks. */
function createRenderer(
  { site, handle }: OpenedSite,
  { services, onPages }: PageOptions,
  { request, language }: { request: FastifyRequest; language: RequestLanguage },
) {
  const { viewer, isSignInShut } = request;
  const { locale, origin, hrefIn, isPseudo } = language;
  const visitor = readVisitor(request.raw, { viewer, origin, locale });
  const load = (...namespaces: Namespace[]) => {
    const messages = loadMessages(locale, ...namespaces);
    return isPseudo ? makeStrange(messages) : messages;
  };
  return async (url: string): Promise<Page> => {
    const notes: (() => void)[] = [];
    const inline = createInlineSources();
    const context = new RouterContextProvider();
    context.set(site.entry.module.requestContext, {
      services,
      viewer,
      visitor,
      pinned: new Set(services.pinnedStyles.read(request)),
      flags: onPages.read(visitor),
      locale,
      loadMessages: load,
      packMessages: (...namespaces) => packMessages(load(...namespaces)),
      origin,
      hrefIn,
      inline,
      isSignInShut,
      onView: (note) => void notes.push(note),
    });
    const response = await handle(toWebRequest(request, origin + url), context);
    const document = site.entry.module.extractDocument(response);
    const body = document ?? Buffer.from(await response.arrayBuffer());
    return { response, body, inline: document && inline, onServe: noteViews(notes) };
  };
}

/** Kept as long as the page is, so it holds nothing else of the request. */
const noteViews = (notes: readonly (() => void)[]) => (request: IncomingMessage) => {
  if (notes.length === 0 || !isPerson(request)) return;
  for (const note of notes) note();
};

/** A service's `AppError` becomes a response with its status, which the nearest error boundary shows; the rest is logged. */
function mapErrors(site: Site, log: Log): Site {
  const handleError: HandleErrorFunction = (error, { request }) => {
    if (isRouteErrorResponse(error) && error.status < 500) return;
    // What React Router makes of an error for visitors: that one has been told.
    if (error instanceof Error && error.stack === undefined) return;
    log.error({ err: error, url: request.url }, "page failed");
  };
  const routes = Object.entries(site.routes).map(([id, route]) => {
    if (!route) return [id, route] as const;
    const { loader, action } = route.module;
    const guarded = { ...route.module };
    if (loader) guarded.loader = guard(loader);
    if (action) guarded.action = guard(action);
    return [id, { ...route, module: guarded }] as const;
  });
  const entry = { ...site.entry, module: { ...site.entry.module, handleError } };
  return { ...site, entry, routes: Object.fromEntries(routes) };
}

/** What services refuse may be there in the next moment, such as what somebody shows again. */
const refused = { "cache-control": "private, no-store" };

function guard<Argument, Result>(handler: (argument: Argument) => Result) {
  return async (argument: Argument): Promise<Awaited<Result>> => {
    try {
      return await handler(argument);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message, field, status } = error;
      throw data({ code, message, field }, { status, headers: refused });
    }
  };
}

/**
 * HEAD becomes GET, so that both have the same headers; Node sends no body to HEAD. Nobody who leaves stops it: others may
 * wait for the same page.
 */
function toWebRequest(request: FastifyRequest, url: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(":")) continue;
    for (const part of Array.isArray(value) ? value : [value]) headers.append(name, part);
  }
  return new Request(url, { headers });
}
