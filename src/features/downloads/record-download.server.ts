import type { Log } from "../../platform/log.server.ts";
import type { CollectionService } from "../collections/contract.ts";
import type { RecordDownload } from "./contract.ts";

export function createDownloadRecorder({
  collections,
  log,
}: {
  collections: Pick<CollectionService, "noteDownloaded">;
  log: Log;
}): RecordDownload {
  return async ({ person }, iconIds) => {
    if (!person || iconIds.length === 0) return;
    try {
      await collections.noteDownloaded(person.id, iconIds);
    } catch (error) {
      log.debug({ err: error }, "What somebody downloaded is not kept");
    }
  };
}
