import { coalesceRuns } from "../../../core/coalesce-runs.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { DownloadLog } from "../../downloads/contract.ts";
import type { MediaFormat } from "../../../core/media/media-vocabulary.ts";

/** By ids of pictures; more is more wanted. What nobody wants is not in it. */
export type Wanted = ReadonlyMap<string, number>;

/** How much pictures are wanted: what people download says so. */
export interface MediaDemand {
  /** Never waits. */
  note(id: string, format: MediaFormat): void;
  /** As it was some minutes ago; nobody ever waits for it. */
  read(): { popular: Wanted; rising: Wanted };
  /** Asks the database now; as long as that is away, what was known stays. */
  renew(): Promise<void>;
}

/** Sets pictures apart from icons, which are counted beside them. */
const prefix = "media:";
const mostCounted = 2_000;
const refreshEveryMs = 300_000;
/** The last week is compared with the four before it. */
const days = { popular: 400, recent: 7, before: 35 } as const;

export function createMediaDemand(deps: {
  downloadLog: Pick<DownloadLog, "record" | "listMostDownloaded">;
  log: Log;
  now?: () => number;
}): MediaDemand {
  const { downloadLog, log, now = () => performance.now() } = deps;
  let renewedMs = Number.NEGATIVE_INFINITY;
  let known: { popular: Wanted; rising: Wanted } = { popular: new Map(), rising: new Map() };

  async function count(over: number): Promise<Map<string, number>> {
    const downloaded = await downloadLog.listMostDownloaded({ days: over, limit: mostCounted, prefix });
    return new Map(downloaded.map(({ icon, downloads: times }) => [icon.slice(prefix.length), times]));
  }

  async function countAll(): Promise<void> {
    renewedMs = now();
    try {
      const [popular, recent, before] = await Promise.all([
        count(days.popular),
        count(days.recent),
        count(days.before),
      ]);
      const weeks = (days.before - days.recent) / days.recent;
      const rise = (id: string, times: number) => times - (before.get(id)! - times) / weeks;
      known = { popular, rising: new Map([...recent].map(([id, times]) => [id, rise(id, times)])) };
    } catch (error) {
      log.debug({ err: error }, "Waiting for the database to save search terms");
    }
  }

  const { run: renew } = coalesceRuns(countAll);

  return {
    note(id, format) {
      downloadLog.record({ icons: [prefix + id], kind: "download", format });
    },
    read() {
      if (now() - renewedMs > refreshEveryMs) void renew();
      return known;
    },
    renew,
  };
}
