import { and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { createBatchWriter, type BatchWriter } from "../../platform/db/batch-writer.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { siteEvent } from "./contract.ts";
import type { EventCount } from "./count-event.ts";
import { scales, startOf, type Scale } from "./reports/report-scale.ts";
import { eventCounts } from "./tables.server.ts";

/** Terms, mostly; further ones wait for nothing and are lost in a flood. */
const mostPending = 50_000;
/** Values beyond are dropped of a dimension once its day, week or month is over, those of the fewest times first. */
const mostValues = 2_000;

const eventNames = siteEvent.options.map(({ shape }) => shape.name.value);

type Row = typeof eventCounts.$inferInsert;

/** Counts of events by day, week and month. */
export interface CountStore extends Pick<BatchWriter<Row>, "flush" | "close"> {
  /** Never throws, never waits. */
  add(name: string, counts: readonly EventCount[], at: Date): void;
  /** How often everything happened in each day, week or month since one, and how often somebody came from elsewhere. */
  listTimes(range: {
    scale: Scale;
    since: string;
  }): Promise<{ name: string; dimension: string; start: string; times: number }[]>;
  /** The values of a dimension since a day, those of the most times first. */
  listValues(
    of: { name: string; dimension: string },
    range: { scale: Scale; since: string; limit: number },
  ): Promise<{ value: string; times: number }[]>;
  /** Drops what is too old or too much. */
  tidy(today: Date): Promise<void>;
}

export function createCountStore({ database, log }: { database: Database; log: Log }): CountStore {
  const { name, dimension, scale, start, value } = eventCounts;
  const rows = createBatchWriter<Row>({
    keyOf: (row) => [row.name, row.dimension, row.scale, row.start, row.value].join("\n"),
    merge(pending, row) {
      pending.times += row.times;
    },
    write: (batch) =>
      database.run((db) =>
        db
          .insert(eventCounts)
          .values(batch)
          .onConflictDoUpdate({
            target: [name, dimension, scale, start, value],
            set: { times: sql`${eventCounts.times} + excluded.times` },
          }),
      ),
    log,
    mostPending,
  });
  const sum = sql<number>`sum(${eventCounts.times})::int`;

  return {
    add(eventName, counts, at) {
      for (const each of Object.keys(scales) as Scale[]) {
        const first = startOf(at, each);
        for (const count of counts) rows.add({ name: eventName, scale: each, start: first, ...count });
      }
    },
    listTimes: (range) =>
      database.run((db) =>
        db
          .select({ name, dimension, start, times: eventCounts.times })
          .from(eventCounts)
          .where(
            and(
              // By name, so that the index leads there: other dimensions have many more rows.
              inArray(name, eventNames),
              inArray(dimension, ["", "entry"]),
              eq(scale, range.scale),
              gte(start, range.since),
            ),
          )
          .orderBy(asc(start)),
      ),
    listValues: (of, range) =>
      database.run((db) =>
        db
          .select({ value, times: sum })
          .from(eventCounts)
          .where(and(eq(name, of.name), eq(dimension, of.dimension), eq(scale, range.scale), gte(start, range.since)))
          .groupBy(value)
          .orderBy(desc(sum), asc(value))
          .limit(range.limit),
      ),
    async tidy(today) {
      for (const [each, { retentionDays }] of Object.entries(scales) as [Scale, (typeof scales)[Scale]][]) {
        const oldest = startOf(new Date(today.getTime() - retentionDays * 86_400_000), each);
        await database.run((db) => db.delete(eventCounts).where(and(eq(scale, each), lt(start, oldest))));
        await database.run((db) =>
          db.execute(sql`
            delete from ${eventCounts} where ctid in (
              select ctid from (
                select ctid, row_number() over (partition by name, dimension, start order by times desc, value) as place
                from ${eventCounts} where scale = ${each} and start < ${startOf(today, each)}
              ) as placed where place > ${mostValues})`),
        );
      }
    },
    flush: () => rows.flush(),
    close: () => rows.close(),
  };
}
