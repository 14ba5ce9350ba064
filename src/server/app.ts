import { createServer, type Server } from "node:http";
import { getHeapStatistics } from "node:v8";
import cookies from "@fastify/cookie";
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Services } from "../context.ts";
import type { Config } from "../platform/config/config.server.ts";
import { registerLocalIdentity } from "../platform/identity/local/register-local-identity.server.ts";
import type { Log } from "../platform/log.server.ts";
import { localIdentityPath } from "../features/accounts/contract.ts";
import { defaultLocale } from "../i18n/locales.ts";
import { readGuestPins } from "../features/pinned-styles/service.server.ts";
import { createPageFlags } from "../features/flags/page-flags.server.ts";
import { registerTestPayments } from "../features/billing/providers/test/test-checkout-calls.server.ts";
import { registerApi } from "./api.ts";
import { createAdmission } from "../platform/http/limits/overload-protection.server.ts";
import { createAnswerCache } from "../platform/http/answers/answer-cache.server.ts";
import { createDrain } from "../platform/http/drain.server.ts";
import { createStalledBodies } from "../platform/http/limits/stalled-bodies.server.ts";
import { registerDelivery } from "../platform/http/answers/delivery.server.ts";
import { createNetworkReader } from "../platform/http/network.server.ts";
import { registerMetrics } from "../platform/metrics/register-metrics.server.ts";
import { registerClientTracking } from "../platform/http/limits/track-clients.server.ts";
import { registerRequestPriority } from "../platform/http/limits/request-priority.server.ts";
import { refuseRequest, registerErrors } from "./middleware/errors.ts";
import { createBusyRefusal } from "./middleware/overload-response.ts";
import { createUnreadableRefusal } from "./middleware/refuse-unreadable.ts";
import { registerGoneIcons } from "./middleware/gone-icons.ts";
import { leadToIconify } from "./middleware/iconify-host.ts";
import { registerKnownHosts } from "./middleware/known-hosts.ts";
import { createLanguageOrigins } from "./middleware/language-origins.ts";
import { registerOriginCheck } from "./middleware/origin-check.ts";
import { registerPageSecurity, registerSecurityHeaders, setSecurityHeaders } from "./middleware/security-headers.ts";
import { createGuestReader, createLanguageReader } from "./middleware/guest-reader.ts";
import { registerReferral } from "./middleware/referral.ts";
import { registerStaticFiles } from "./middleware/static-files.ts";
import { registerTestModeGuard } from "./middleware/test-mode-guard.ts";
import { registerViewer } from "./middleware/viewer.ts";
import { registerPages, type Site } from "./pages.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Ends in good order: see `Drain`. Whoever closes the app without it cuts connections. */
    drain: () => Promise<void>;
  }
}

export interface AppOptions {
  config: Config;
  services: Services;
  log: Log;
  /** The built pages; without them only calls and images are answered. */
  loadSite?: () => Promise<Site>;
  /** Serves pages from source, with hot reload. */
  startDevelopment?: (app: FastifyInstance, server: Server) => Promise<() => Promise<Site>>;
}

/** What a client that takes this server for a proxy puts before the path. */
const absoluteTarget = /^https?:\/\/[^/?#]*/i;

/** Headers arrive within half a minute; a body may take as long as it keeps coming. */
const connectionLimits = { headersTimeout: 30_000, requestTimeout: 0, connectionsCheckingInterval: 5_000 };

const bytesPerMegabyte = 1_048_576;
/** Kept answers lie in the heap: where it is small they take no more of it than this, so that there is room for work. */
const cacheShare = 1 / 24;

/** The whole site as one Fastify app; `listen` makes it a server, `inject` a test. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, services, log } = options;
  const languages = createLanguageOrigins({
    origin: config.ORIGIN,
    languageOrigins: config.LANGUAGE_ORIGINS,
    hasPseudoLanguage: config.NODE_ENV === "development",
  });
  const readGuest = createGuestReader(languages);
  const onPages = createPageFlags({ flags: services.flags, readGuest });
  const cache = createAnswerCache({
    maxBytes: Math.min(config.RESPONSE_CACHE_MB * bytesPerMegabyte, getHeapStatistics().heap_size_limit * cacheShare),
    nameVariant: (request) =>
      [onPages.nameVariant(request), ...readGuestPins(request.headers.cookie).toSorted()].join(" ").trimEnd(),
  });
  const admission = createAdmission({
    readNetwork: createNetworkReader(config.TRUSTED_PROXIES),
    refuse: createBusyRefusal(createLanguageReader(languages)),
    log,
    onRefuse: () => services.metrics?.countRefusal(),
  });
  const bodies = createStalledBodies();
  const drain = createDrain();
  const leadIn = leadToIconify(config.ICONIFY_ORIGIN);
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, languages);
      void refuseRequest(error, reply);
    },
    clientErrorHandler: createUnreadableRefusal(config.ORIGIN ?? config.LANGUAGE_ORIGINS?.[defaultLocale] ?? ""),
    forceCloseConnections: "idle",
    rewriteUrl: ({ url = "/" }) => readTarget(url),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true, querystringParser: parseQuery },
    serverFactory: (handle) => {
      const server = createServer(connectionLimits, (request, response) => {
        drain.watch(response);
        bodies.watch(request, response);
        leadIn(request);
        const isCached = () => cache.serve(request, response);
        if (isCached()) services.metrics?.countCachedAnswer();
        else admission.admit(request, response, (hasWaited) => (hasWaited && isCached()) || handle(request, response));
      }).on("connection", () => admission.noteConnection());
      drain.add(server);
      return server;
    },
  });
  app.addHook("onClose", () => bodies.close());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook(
    "onClose",
    services.catalogue.onSwap(() => cache.clear()),
  );
  app.addHook(
    "onClose",
    services.seo.onChange(() => cache.clear()),
  );
  app.addHook(
    "onClose",
    services.learning.onChange(() => cache.clear()),
  );
  app.addHook(
    "onClose",
    services.flags.onChange(() => cache.clear()),
  );
  // With `PORT=0` the system chooses one, which letters tell.
  app.addHook("onListen", async () => {
    const address = app.server.address();
    if (address !== null && typeof address === "object") config.PORT = address.port;
  });
  registerSecurityHeaders(app, languages);
  registerKnownHosts(app, config);
  app.decorateRequest("isSignInShut", false);
  app.decorate("rateLimits", services.rateLimits);
  app.decorate("backoffs", services.backoffs);
  app.decorate("draining", drain.signal);
  app.decorate("drain", () => drain.begin());
  if (config.TEST_MODE) registerTestModeGuard(app, log);
  registerErrors(app, log);
  if (services.metrics && config.METRICS_TOKEN !== undefined) {
    services.metrics.watch("cache_bytes", "answers", () => cache.bytes);
    services.metrics.watch("role_available", "database", async () =>
      Number((await services.readiness.read()).database === "ready"),
    );
    services.metrics.watch("role_available", "rate_limits", () => Number(!services.rateLimits.isAway));
    services.metrics.watch("requests_waiting", "all", () => admission.waiting);
    registerMetrics(app, { metrics: services.metrics, token: config.METRICS_TOKEN });
  }
  // Cookies are set before it is decided whether an answer is for everybody.
  await app.register(cookies, { hook: false });
  registerDelivery(app, cache);
  registerRequestPriority(app);
  registerClientTracking(app, createNetworkReader(config.TRUSTED_PROXIES));
  registerGoneIcons(app, services.publishing);
  registerOriginCheck(app, languages);
  registerViewer(app, { sessionCache: services.sessionCache, log });

  app.get("/server_status", { config: { isForAnyHost: true } }, ({ url }, reply) => {
    if (!new URL(url, "http://localhost").searchParams.has("details")) {
      return reply.type("text/plain; charset=utf-8").send("Ok");
    }
    const { version, iconCount } = services.catalogue.current().catalogue;
    return reply.send({
      catalogue: { version, icons: iconCount },
      search: services.clusterSearch?.state() ?? { engine: "process" },
      pictures: services.pictures.progress(),
    });
  });
  if (services.localIdentity) await registerLocalIdentity(app, services.localIdentity, localIdentityPath);
  if (services.testPayments) await registerTestPayments(app, services.testPayments);
  await app.register((scope) => registerApi(scope, { ...options, languages }));
  const loadSite = (await options.startDevelopment?.(app, app.server)) ?? options.loadSite;
  if (loadSite) {
    await app.register(async (scope) => {
      registerReferral(scope, languages);
      await registerPageSecurity(scope, {
        hasContentPolicy: !options.startDevelopment,
        sentryDsn: config.SENTRY_DSN,
        recaptchaUrl: services.captcha.site.kind === "recaptcha" ? services.captcha.site.url : undefined,
        tagsUrl: config.TAG_MANAGER_ID === undefined ? undefined : config.TAG_MANAGER_URL,
      });
      if (!options.startDevelopment) await registerStaticFiles(scope);
      registerPages(scope, {
        services,
        loadSite,
        log,
        mode: config.NODE_ENV,
        languages,
        onPages,
        cachesPages: !options.startDevelopment,
      });
    });
  }
  return app;
}

/** Every path begins with a slash, whatever was asked for: `*`, an address as proxies get it, or nothing. */
function readTarget(target: string): string {
  if (target.startsWith("/")) return target;
  const path = target.replace(absoluteTarget, "");
  return path.startsWith("/") ? path : `/${path}`;
}

/** A parameter that is given twice is a list; one without a value, as forms send them, is absent. */
function parseQuery(text: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === "") continue;
    const earlier = query.get(name);
    query.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return Object.fromEntries(query);
}
