import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { registerAccountsApi } from "../features/accounts/api.server.ts";
import { registerHeldAccounts } from "../features/accounts/admin/held-accounts.server.ts";
import { registerAnalyticsApi } from "../features/analytics/api.server.ts";
import { registerAdCalls } from "../features/ads/api.server.ts";
import { registerProductCalls } from "../features/billing/products/product-calls.server.ts";
import { registerArrivalCalls } from "../features/billing/checkout/arrival-calls.server.ts";
import { registerBillingCalls } from "../features/billing/billing-calls.server.ts";
import { registerGroupCalls } from "../features/licenses/group-calls.server.ts";
import { registerWebhookCall } from "../features/billing/sync/webhook-call.server.ts";
import { registerBrowseApi } from "../features/browse/api.server.ts";
import { registerCaptchaApi } from "../features/captcha/api.server.ts";
import { registerConfigurationApi } from "../features/configuration/api.server.ts";
import { registerCollectionsApi } from "../features/collections/api.server.ts";
import { registerDevelopersApi } from "../features/developers/api.server.ts";
import { registerErrorReportsApi } from "../features/error-reports/api.server.ts";
import { registerExportsApi } from "../features/exports/api.server.ts";
import { registerBundleCalls } from "../features/exports/bundles/bundle-calls.server.ts";
import { registerHealthCalls } from "../features/health/api.server.ts";
import { registerIconifyApi } from "../features/iconify/api.server.ts";
import { registerIconApi } from "../features/icon-details/api.server.ts";
import { registerMcp, type McpDependencies } from "../features/mcp/api.server.ts";
import { registerMediaApi } from "../features/media/api.server.ts";
import { registerPictureSearchApi } from "../features/picture-search/api.server.ts";
import { registerNpmRegistryApi } from "../features/npm-registry/api.server.ts";
import { registerNewsletterApi } from "../features/newsletter/api.server.ts";
import { registerPinnedStylesApi } from "../features/pinned-styles/api.server.ts";
import { registerRegionApi } from "../features/region/api.server.ts";
import { registerRequestsApi } from "../features/requests/api.server.ts";
import { guestOf } from "../features/search/query-log/history.server.ts";
import { registerSearchApi } from "../features/search/api.server.ts";
import { registerCrawlerCalls } from "../features/crawlers/api.server.ts";
import { registerPublishingCalls } from "../features/catalogue/publishing/publishing-calls.server.ts";
import { registerFlagAdminCalls } from "../features/flags/flag-admin-calls.server.ts";
import { registerSeoAdminCalls } from "../features/seo/rows/seo-admin-calls.server.ts";
import { registerPlaceholderCalls } from "../features/seo/page-texts/placeholder-calls.server.ts";
import { registerShadcnRegistry } from "../features/shadcn-registry/api.server.ts";
import { shadcnPath } from "../features/shadcn-registry/contract.ts";
import { registerSwapApi } from "../features/swap/api.server.ts";
import { registerDownloadsApi } from "../features/downloads/api.server.ts";
import type { ApiScope } from "../platform/http/parameters/api-scope.server.ts";
import { registerIconFields } from "../platform/http/parameters/icon-fields.server.ts";
import { createNetworkReader } from "../platform/http/network.server.ts";
import type { AppOptions } from "./app.ts";
import { refuseMethod, refuseUnknownPath } from "./middleware/errors.ts";
import type { LanguageOrigins } from "./middleware/language-origins.ts";
import { registerOpenApi } from "./openapi.ts";

type ApiOptions = Pick<AppOptions, "services" | "config" | "log"> & { languages: LanguageOrigins };

/** Every call of every feature. */
export async function registerApi(
  app: FastifyInstance,
  { services, config, log, languages }: ApiOptions,
): Promise<void> {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers({
      "access-control-allow-origin": "*",
      "access-control-expose-headers":
        "content-disposition, etag, ratelimit, ratelimit-policy, retry-after, traceresponse, x-entries, x-left-out, x-saved-bytes",
      "cross-origin-resource-policy": "cross-origin",
    });
    done();
  });
  registerHeldAccounts(app);
  // Forms of pages work without script.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  const methodsOf = new Map<string, string[]>();
  app.addHook("onRoute", ({ url, method }) => void methodsOf.set(url, [...(methodsOf.get(url) ?? []), method].flat()));
  registerIconFields(app, services.catalogue);
  await registerOpenApi(app, { origin: config.ORIGIN });
  const scope = app.withTypeProvider<ZodTypeProvider>();
  registerFeatureCalls(scope, { services, config, log, languages });
  registerHealthCalls(scope, services);
  app.addHook("onReady", async () => services.developers.open(() => app.swagger()));
  for (const [path, methods] of methodsOf) answerOtherMethods(app, path, methods);
  for (const path of ["/api", "/api/*", "/siteApi", "/siteApi/*", shadcnPath, `${shadcnPath}/*`]) {
    answerUnread(app, { url: path, methods: app.supportedMethods, handler: refuseUnknownPath });
  }
}

function registerFeatureCalls(scope: ApiScope, { services, config, log, languages }: ApiOptions): void {
  const isSecure = (request: FastifyRequest) => languages.read(request).origin.startsWith("https:");
  const readNetwork = createNetworkReader(config.TRUSTED_PROXIES);
  const readSite = (request: FastifyRequest) => languages.read(request);
  registerAccountsApi(scope, { ...services, readNetwork, readSite, log });
  registerCaptchaApi(scope, { captcha: services.captcha, readNetwork });
  registerBillingCalls(scope, { ...services, readNetwork, readSite });
  registerArrivalCalls(scope, { billing: services.billing, readSite });
  registerGroupCalls(scope, { groups: services.groups, readSite });
  registerWebhookCall(scope, {
    providers: services.paymentProviders,
    inbox: services.billingEvents,
    reconciliation: services.reconciliation,
    readNetwork,
  });
  registerSearchApi(scope, { ...services, isSecure });
  registerAnalyticsApi(scope, {
    ...services,
    renameGuest: (from, to) => services.history.move(guestOf(from), guestOf(to)),
    readSite,
    readNetwork,
    tagManager: config.TAG_MANAGER_ID === undefined ? null : { id: config.TAG_MANAGER_ID, url: config.TAG_MANAGER_URL },
  });
  registerDownloadsApi(scope, {
    ...services,
    readNetwork,
    readLocale: (request) => languages.read(request).locale,
  });
  registerPictureSearchApi(scope, { ...services, readNetwork });
  registerSwapApi(scope, { ...services, readNetwork });
  registerIconApi(scope, services);
  registerIntegrations(scope, { services, readNetwork, readSite, log });
  registerBrowseApi(scope, services);
  registerPinnedStylesApi(scope, services);
  registerMediaApi(scope, { ...services, readNetwork });
  registerExportsApi(scope, { ...services, rewards: services.ads.rewards, readNetwork });
  registerAdCalls(scope, { ads: services.ads, flags: services.flags, readNetwork, readSite });
  registerBundleCalls(scope, { ...services, readNetwork });
  registerCollectionsApi(scope, {
    ...services,
    readNetwork,
    readLocale: (request) => languages.read(request).locale,
  });
  registerRequestsApi(scope, {
    ...services,
    readNetwork,
    readLocale: (request) => languages.read(request).locale,
  });
  registerDevelopersApi(scope, { ...services, readSite });
  registerCrawlerCalls(scope, { crawlers: services.crawlers, readSite });
  registerPlaceholderCalls(scope, services);
  registerNewsletterApi(scope, { ...services, readNetwork, readSite });
  registerSeoAdminCalls(scope, services);
  registerPublishingCalls(scope, services);
  registerFlagAdminCalls(scope, services);
  registerProductCalls(scope, services);
  registerConfigurationApi(scope, { captcha: services.captcha, sentryDsn: config.SENTRY_DSN, readSite });
  registerRegionApi(scope, { regions: services.regions, isSecure });
  registerErrorReportsApi(scope);
}

/** What other tools know how to ask. */
function registerIntegrations(
  scope: ApiScope,
  {
    services,
    ...parts
  }: Pick<AppOptions, "services" | "log"> &
    Pick<McpDependencies, "readNetwork"> & { readSite: LanguageOrigins["read"] },
): void {
  registerIconifyApi(scope, services);
  registerNpmRegistryApi(scope, { npmRegistry: services.npmRegistry, readSite: parts.readSite });
  registerShadcnRegistry(scope, { ...services, readSite: parts.readSite });
  registerMcp(scope, { ...services, ...parts });
}

/** Methods that a path's calls do not have are refused; OPTIONS tells those they have. */
function answerOtherMethods(app: FastifyInstance, url: string, known: readonly string[]): void {
  const allowed = [...known, "OPTIONS"].join(", ");
  answerUnread(app, {
    url,
    methods: app.supportedMethods.filter((method) => !known.includes(method)),
    handler: (request, reply) =>
      request.method === "OPTIONS" ? allowAsking(reply, allowed) : refuseMethod(reply, allowed),
  });
}

/** Answers without waiting for the body, whatever that is. */
function answerUnread(
  app: FastifyInstance,
  { url, methods, handler }: { url: string; methods: string[]; handler: RouteHandlerMethod },
): void {
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => handler.call(app, request, reply);
  app.route({ url, method: methods, schema: { hide: true }, onRequest, handler });
}

/** Browsers ask first before a page of another site may send headers of its own. */
function allowAsking(reply: FastifyReply, allowed: string): FastifyReply {
  return reply
    .code(204)
    .headers({
      allow: allowed,
      "access-control-allow-methods": allowed,
      "access-control-allow-headers": "*",
      "access-control-max-age": "86400",
    })
    .send();
}
