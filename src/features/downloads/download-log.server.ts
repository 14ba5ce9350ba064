import { and, asc, desc, gte, inArray, like, lt, ne, notLike, sql } from "drizzle-orm";
import type { DownloadKind } from "../../core/icons/download-kind.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createBatchWriter } from "../../platform/db/batch-writer.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { isClockSteady } from "../../platform/steady-clock.server.ts";
import type { DownloadLog } from "./contract.ts";
import { iconDownloads } from "./tables.server.ts";

const dayMs = 86_400_000;
const retentionDays = 400;
/** Rows beyond are dropped, those of the fewest downloads and the oldest first. */
const mostRows = 2_000_000;
/** Some bundles of the largest size in the seconds between two writes. */
const mostPending = 50_000;
const tidyEveryMs = 3_600_000;
/** Sizes that are told apart; one between them counts as the next larger. */
const sizes = [16, 24, 32, 48, 64, 96, 128, 256, 512, 1024, 2048];

type Row = typeof iconDownloads.$inferInsert;

/**
 * @param deps.now for tests; the clock otherwise
 * @param deps.mostRows for tests
 */
export function createDownloadLog(deps: {
  database: Database;
  log: Log;
  now?: () => Date;
  mostRows?: number;
}): DownloadLog {
  const { database, log, now = () => new Date() } = deps;
  const daysAgo = (days: number) => dayOf(new Date(now().getTime() - days * dayMs));
  const rows = createBatchWriter<Row>({
    keyOf: ({ icon, day, kind, format, size, page }) => [icon, day, kind, format, size, page].join(" "),
    merge(pending, row) {
      pending.downloads += row.downloads;
    },
    write: (batch) =>
      database.run((db) =>
        db
          .insert(iconDownloads)
          .values(batch)
          .onConflictDoUpdate({
            target: [
              iconDownloads.icon,
              iconDownloads.day,
              iconDownloads.kind,
              iconDownloads.format,
              iconDownloads.size,
              iconDownloads.page,
            ],
            set: { downloads: sql`${iconDownloads.downloads} + excluded.takes` },
          }),
      ),
    log,
    mostPending,
  });
  const timer = setInterval(() => void tidy(), tidyEveryMs).unref();

  async function tidy(): Promise<void> {
    if (!isClockSteady()) return;
    try {
      await database.run((db) => db.delete(iconDownloads).where(lt(iconDownloads.day, daysAgo(retentionDays))));
      await database.run((db) =>
        db.execute(sql`
          delete from ${iconDownloads} where ctid in (
            select ctid from ${iconDownloads} order by takes desc, day desc offset ${deps.mostRows ?? mostRows})`),
      );
    } catch (error) {
      log.debug({ err: error }, "Waiting for the database to delete old downloads");
    }
  }

  return {
    record({ icons, kind, format = "", sizePx, page = "" }) {
      const day = dayOf(now());
      const size = sizePx === undefined ? 0 : (sizes.find((each) => each >= sizePx) ?? sizes.at(-1)!);
      for (const icon of icons) rows.add({ icon, day, kind, format, size, page, downloads: 1 });
    },
    async countDownloads(icons, { days }) {
      if (icons.length === 0) return [];
      const { icon, day, kind, format, downloads } = iconDownloads;
      return database.run((db) =>
        db
          .select({
            icon,
            day,
            kind: sql<DownloadKind>`${kind}`,
            format,
            downloads: sql<number>`sum(${downloads})::int`,
          })
          .from(iconDownloads)
          .where(and(inArray(icon, [...icons]), gte(day, daysAgo(days))))
          .groupBy(icon, day, kind, format)
          .orderBy(desc(day), asc(icon), asc(kind), asc(format)),
      );
    },
    async listMostDownloaded({ days, limit, prefix }) {
      const isOfKind =
        prefix === undefined ? notLike(iconDownloads.icon, "%:%") : like(iconDownloads.icon, `${prefix}%`);
      const downloads = sql<number>`sum(${iconDownloads.downloads})::int`;
      return database.run((db) =>
        db
          .select({ icon: iconDownloads.icon, downloads })
          .from(iconDownloads)
          .where(and(isOfKind, gte(iconDownloads.day, daysAgo(days)), ne(iconDownloads.kind, "click")))
          .groupBy(iconDownloads.icon)
          .orderBy(desc(downloads), asc(iconDownloads.icon))
          .limit(limit),
      );
    },
    flush: () => rows.flush(),
    tidy,
    async close() {
      clearInterval(timer);
      await rows.close();
    },
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
