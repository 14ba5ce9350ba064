import type { Log } from "../../platform/log.server.ts";
import type { CollectionService } from "../collections/contract.ts";
import type { KeepTaken } from "./contract.ts";

export function createTakenKeeper({
  collections,
  log,
}: {
  collections: Pick<CollectionService, "noteDownloaded">;
  log: Log;
}): KeepTaken {
  return async ({ person }, iconIds) => {
    if (!person || iconIds.length === 0) return;
    try {
      await collections.noteDownloaded(person.id, iconIds);
    } catch (error) {
      log.debug({ err: error }, "What somebody downloaded is not kept");
    }
  };
}
