import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Services } from "../context.ts";
import { createAccountDeletion } from "../features/accounts/users/account-deletion.server.ts";
import { createRequestServices } from "../features/requests/create-requests.server.ts";
import { createAddressService } from "../features/url-resolution/service.server.ts";
import { createBrowseService } from "../features/browse/service.server.ts";
import { readSynonyms } from "../features/catalogue/compile/curated.server.ts";
import { createCatalogueHost, type openCatalogue } from "../features/catalogue/service.server.ts";
import { createPublishing } from "../features/catalogue/publishing/service.server.ts";
import { createBundleService } from "../features/exports/bundles/service.server.ts";
import { createCollectionService } from "../features/collections/service.server.ts";
import { createUploads } from "../features/collections/uploads/service.server.ts";
import { createUploadPreviews } from "../features/collections/uploads/upload-previews.server.ts";
import { createUploadReader } from "../features/collections/uploads/upload-reader.server.ts";
import { createDevelopersService } from "../features/developers/service.server.ts";
import { createExportService } from "../features/exports/service.server.ts";
import { createIconService } from "../features/icon-details/service.server.ts";
import { createCharge } from "../features/licenses/consume-quota.server.ts";
import type { PaymentProvider } from "../features/billing/providers/contract.ts";
import { worldClock } from "../features/billing/billing-clock.ts";
import { createTestClock } from "../features/billing/providers/test/test-clock.server.ts";
import { renderMail } from "../features/accounts/mail/render-mail.server.ts";
import { createReadUsage } from "../features/licenses/read-usage.server.ts";
import { createLicenses } from "../features/licenses/service.server.ts";
import { createDrawingViewer } from "../platform/workers/see-drawings.server.ts";
import { createDrawingDescriber } from "../features/picture-search/describe/drawing-describer.server.ts";
import { createMedia } from "../features/media/library/create-media.server.ts";
import { createPictureDescriber } from "../features/picture-search/describe/picture-describer.server.ts";
import { createPictureSearch } from "../features/picture-search/service.server.ts";
import { createAutocomplete } from "../features/search/autocomplete/autocomplete.server.ts";
import { createCrawlerService } from "../features/crawlers/service.server.ts";
import { createSeoAdmin } from "../features/seo/rows/seo-admin.server.ts";
import { createRowCache } from "../features/seo/rows/row-cache.server.ts";
import { createRedirectLookup } from "../features/seo/redirects/redirect-lookup.server.ts";
import { createSeoService } from "../features/seo/service.server.ts";
import { createPinnedStyles } from "../features/pinned-styles/service.server.ts";
import { createContactSheets } from "../features/mcp/service.server.ts";
import { createReadiness } from "../features/health/service.server.ts";
import { createSwapService } from "../features/swap/service.server.ts";
import { openNewsletter } from "../features/newsletter/open-newsletter.server.ts";
import { createRegions } from "../features/region/service.server.ts";
import { createSaveToDownloaded } from "../features/downloads/save-to-downloaded.server.ts";
import { createDownloadLog } from "../features/downloads/download-log.server.ts";
import { createTestPagesService } from "../features/test-pages/service.server.ts";
import type { CaptchaTries } from "../platform/captcha/altcha-captcha.server.ts";
import type { Config } from "../platform/config/config.server.ts";
import { openObjects } from "./wiring/open-objects.ts";
import { openRateLimits } from "./wiring/open-rate-limits.ts";
import { createStoredBackoffs } from "../platform/http/limits/stored-backoffs.server.ts";
import { createDatabase } from "../platform/db/database.server.ts";
import type { Log } from "../platform/log.server.ts";
import { defaultLocale } from "../i18n/locales.ts";
import { createKeyMaker } from "../platform/secret-key.server.ts";
import { createMetrics } from "../platform/metrics/metrics.server.ts";
import { watchDatabase } from "../platform/metrics/watch-database.server.ts";
import { createHrefFormatter } from "./middleware/language-origins.ts";
import { openAds, openFlags } from "./promotions.ts";
import { connectTranslations } from "./connect-translations.ts";
import { describePersonalData } from "./describe-personal-data.ts";
import { openAnalytics } from "./wiring/open-analytics.ts";
import { openBilling } from "./wiring/open-billing.ts";
import { openClusterSearch } from "./wiring/open-cluster-search.ts";
import { openRendering, type RenderingPools } from "./wiring/open-rendering.ts";
import { openAccounts } from "./wiring/open-accounts.ts";
import { openMail } from "./wiring/open-mail.ts";
import { openPackages } from "./wiring/open-packages.ts";
import { openSearch } from "./wiring/open-search.ts";

export interface ServiceGraph {
  services: Services;
  /** Starts what would make the first who wants a file wait; then this server is ready. */
  warmUp: () => Promise<void>;
  /** Closes everything in the reverse order of its opening. */
  close: () => Promise<void>;
}

/**
 * The only place where services are made and given to each other.
 *
 * @param foreign.paymentProviders for tests, in place of those that are set up
 * @param foreign.captchaTries for tests, in place of the work that browsers do
 * @param foreign.openSnapshot for tests, which share what they open
 * @param foreign.renderingPools for tests, which share the processes, too
 */
export async function createServices(
  config: Config,
  log: Log,
  foreign: {
    paymentProviders?: readonly PaymentProvider[];
    captchaTries?: CaptchaTries;
    openSnapshot?: typeof openCatalogue;
    renderingPools?: RenderingPools;
  } = {},
): Promise<ServiceGraph> {
  const dataDir = resolve(config.DATA_DIR);
  // First of all: without a secret to trust, nothing is opened.
  const makeKey = createKeyMaker({ given: config.SECRET_KEY, dataDir });
  const pngSizes = { free: config.FREE_PNG_SIZE, paid: config.PAID_PNG_SIZE };
  const imageHosts = { free: config.FREE_IMAGE_HOST, paid: config.PAID_IMAGE_HOST };
  const clusterSearch = openClusterSearch(config, { log });
  const catalogue = createCatalogueHost({
    log,
    dataDir,
    cluster: clusterSearch,
    open: foreign.openSnapshot,
    mainStyle: config.MAIN_STYLE,
  });
  const metrics = config.METRICS_TOKEN === undefined ? undefined : createMetrics();
  const database = watchDatabase(createDatabase({ url: config.DATABASE_URL, dataDir, log }), metrics);
  const readiness = createReadiness({ database });
  const rateLimits = openRateLimits(config, { database, log });
  const { objects, ...storage } = openObjects(config, { database, dataDir, log });
  const searching = openSearch(config, { database, catalogue, metrics, dataDir, log });
  const { search, meaning, history } = searching.services;
  const downloadLog = createDownloadLog({ database, log });
  const analytics = openAnalytics(config, {
    database,
    log,
    catalogue,
    listGroups: (visitor) => flags.listGroups(visitor),
  });
  const testClock = config.TEST_MODE ? createTestClock({ isTestMode: true, folder: dataDir }) : undefined;
  const { now } = testClock ?? worldClock;
  const licenses = createLicenses({ database, graceDays: config.GRACE_DAYS, now });
  const { mailer, outbox } = openMail(config, { dataDir });
  const { captchaTries } = foreign;
  const accounts = openAccounts(config, { database, licenses, rateLimits, mailer, captchaTries, makeKey, log });
  const { people, sessions, sessionCache, apiKeys, oneTimeTokens } = accounts;
  const collections = createCollectionService({ database, catalogue, people, log });
  const drawingDescriber = config.PICTURE_SEARCH ? createDrawingDescriber() : undefined;
  const uploadReader = createUploadReader();
  const drawingViewer = createDrawingViewer();
  const publishing = await createPublishing({
    database,
    catalogue,
    reader: uploadReader,
    seeDrawings: drawingViewer.see,
    dataDir,
    log,
  });
  const uploads = createUploads({
    database,
    people,
    reader: uploadReader,
    previews: createUploadPreviews({ database, describer: drawingDescriber, log }),
  });
  const languageSites = { origin: config.ORIGIN, languageOrigins: config.LANGUAGE_ORIGINS };
  const hrefIn = createHrefFormatter(languageSites, () => config.PORT);
  const sales = await openBilling(config, {
    database,
    licenses,
    people,
    sessionCache,
    analytics,
    mailer,
    hrefIn,
    testClock,
    now,
    makeKey,
    providers: foreign.paymentProviders,
    log,
  });
  const { billing } = sales;
  const flags = openFlags(config, {
    log,
    onExposure: ({ experiment, group }) => analytics.record({ name: "experiment_seen", experiment, group }),
  });
  const ads = openAds(config, { database, catalogue, makeKey, log });
  const accountDeletion = createAccountDeletion({
    database,
    sessions,
    sessionCache,
    apiKeys,
    mailer,
    log,
    stopPayments: (personId) => billing.service.cancelAll(personId),
    forgetReaders: (emails) => news.forgetReaders(emails),
  });
  const disconnectTranslations = config.TRANSLATIONS_URL
    ? connectTranslations({ url: config.TRANSLATIONS_URL, log })
    : undefined;
  const rendering = openRendering(config, { dataDir, metrics, log, pools: foreign.renderingPools });
  const { renderer, converter, builder } = rendering;
  metrics?.watch("catalogue_icons", "listed", () => catalogue.current().catalogue.iconCount);
  const charge = createCharge({ licenses });
  const exports = createExportService({
    catalogue,
    charge,
    licenses,
    uploads,
    renderer,
    converter,
    pngSizes,
    imageHosts,
  });
  const browse = createBrowseService({ catalogue });
  const media = createMedia({ catalogue, charge, downloadLog, cache: rendering.cache, config, log });
  const pictureDescriber = createPictureDescriber();
  const pictures = createPictureSearch({
    catalogue,
    search,
    describer: pictureDescriber,
    log,
    indexing: drawingDescriber
      ? {
          addedBy: drawingDescriber,
          vectorFolder: resolve(dataDir, "pictures"),
          script: fileURLToPath(new URL("./describe-drawings.ts", import.meta.url)),
          workers: config.RENDER_WORKERS,
        }
      : undefined,
  });
  const requestServices = createRequestServices({
    database,
    objects,
    catalogue,
    publishing,
    search,
    meaning,
    pictures,
    drawings: uploadReader,
    mailer,
    hrefIn,
    unsubscribeKey: makeKey("emails about requests"),
    log,
  });
  const rows = createRowCache({ database, log });
  const redirects = createRedirectLookup({ rows, hosts: config.REDIRECT_HOSTS });
  const news = openNewsletter(config, { database, mailer, oneTimeTokens, renderMail, makeKey, log });
  const regions = await createRegions({
    proxies: config.TRUSTED_PROXIES,
    header: config.REGION_HEADER,
    file: config.REGION_DATABASE,
    log,
  });
  const npmRegistry = openPackages(config, {
    database,
    objects,
    catalogue,
    collections,
    uploads,
    formatHref: (path) => hrefIn(defaultLocale, path),
    metrics,
    dataDir,
    log,
  });
  const addresses = createAddressService({ catalogue, search, redirects });
  const icon = createIconService({ catalogue, pictures, exports, uploads });
  return {
    services: {
      catalogue,
      publishing,
      browse,
      addresses,
      ...searching.services,
      downloadLog,
      recordDownload: createSaveToDownloaded({ collections, log }),
      ...accounts,
      pinnedStyles: createPinnedStyles({ people, sessionCache }),
      licenses,
      licenseReader: licenses,
      readUsage: createReadUsage({ licenses, products: billing.products }),
      billing: billing.service,
      analytics,
      flags,
      ads,
      groups: sales.groups,
      testPayments: sales.testPayments,
      paymentProviders: billing.providers,
      billingEvents: billing.inbox,
      reconciliation: billing.reconciliation,
      collections,
      uploads,
      outbox,
      accountDeletion,
      personalData: describePersonalData({ database, objects, people, history }),
      autocomplete: createAutocomplete({ catalogue, addresses, words: searching.words }),
      pictures,
      ...requestServices.services,
      swaps: createSwapService({ catalogue, pictures, readSynonyms }),
      icon,
      contactSheets: createContactSheets({ catalogue, icon, renderer }),
      developers: createDevelopersService({ catalogue, pngSizes }),
      testPages: createTestPagesService({ isEnabled: config.TEST_PAGES, catalogue, search }),
      exports,
      media,
      bundles: createBundleService({ catalogue, exports, builder, charge, uploads }),
      productAdmin: billing.productAdmin,
      seoAdmin: createSeoAdmin({ database, rows, redirectHosts: config.REDIRECT_HOSTS }),
      seo: createSeoService({ catalogue, addresses, rows }),
      crawlers: createCrawlerService({ catalogue, addresses, browse, search, media, renderer }),
      regions,
      newsletter: news.newsletter,
      npmRegistry,
      rateLimits,
      backoffs: createStoredBackoffs({ database }),
      readiness,
      clusterSearch,
      metrics,
    },
    async warmUp() {
      storage.warmUp();
      await rendering.warmUp();
      readiness.noteWarm();
    },
    async close() {
      disconnectTranslations?.();
      await news.close();
      npmRegistry.close();
      regions.close();
      ads.close();
      flags.close();
      rendering.close();
      await requestServices.close();
      uploads.close();
      pictureDescriber.close();
      drawingDescriber?.close();
      media.close();
      await sales.close();
      await pictures.close();
      accountDeletion.close();
      await apiKeys.close();
      await sessionCache.close();
      await searching.close();
      await downloadLog.close();
      await analytics.close();
      await rows.close();
      await collections.close();
      await publishing.close();
      drawingViewer.close();
      await rateLimits.close();
      await storage.close();
      await database.close();
      await clusterSearch?.close();
      await catalogue.close();
    },
  };
}
