import { createPosthogSink } from "../../features/analytics/sinks/posthog-sink.server.ts";
import { createAnalytics, type AnalyticsService } from "../../features/analytics/service.server.ts";
import type { CatalogueHost } from "../../features/catalogue/contract.ts";
import type { Flags } from "../../features/flags/contract.ts";
import { toStoredTerm } from "../../features/search/query-log/last-term.ts";
import { readLocale } from "../../i18n/locales.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { readVisitor } from "../../platform/http/read-visitor.server.ts";
import type { Log } from "../../platform/log.server.ts";

/** Of whoever is not on a page while something of them is noted. */
const fallbackOrigin = "http://localhost";

/** Counts events by what the catalogue and the flags know, and sends them where the configuration says. */
export function openAnalytics(
  config: Config,
  deps: { database: Database; log: Log; catalogue: CatalogueHost; listGroups: Flags["listGroups"] },
): AnalyticsService {
  const { database, log, catalogue, listGroups } = deps;
  const { EVENT_DAYS: retentionDays, POSTHOG_KEY: key, POSTHOG_HOST: host, ORIGIN: origin = fallbackOrigin } = config;
  return createAnalytics({
    database,
    log,
    retentionDays,
    sinks: key === undefined ? [] : [createPosthogSink({ host, key })],
    findStyle(iconId) {
      const { catalogue: icons } = catalogue.current();
      const ordinal = icons.findById(iconId);
      return ordinal === undefined ? undefined : icons.icon(ordinal).platform;
    },
    toStoredTerm: toStoredTerm,
    listGroups({ headers, viewer }) {
      return listGroups(readVisitor({ headers }, { viewer, origin, locale: readLocale(viewer.person?.locale ?? "") }));
    },
  });
}
