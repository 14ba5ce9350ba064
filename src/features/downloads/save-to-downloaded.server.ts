import type { Log } from "../../platform/log.server.ts";
import type { RecordDownload } from "../../core/people/record-download.ts";

export function createSaveToDownloaded({
  collections,
  log,
}: {
  collections: {
    /** Keeps in Downloaded what somebody took. */
    noteDownloaded(personId: string, iconIds: readonly string[]): Promise<void>;
  };
  log: Log;
}): RecordDownload {
  return async ({ person }, iconIds) => {
    if (!person || iconIds.length === 0) return;
    try {
      await collections.noteDownloaded(person.id, iconIds);
    } catch (error) {
      log.debug({ err: error }, "Couldn’t save a download");
    }
  };
}
