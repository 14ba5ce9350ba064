import type { Log } from "../../../platform/log.server.ts";
import type { MediaLibrary, MediaPage, MediaQuery } from "../contract.ts";

/** Longest that anybody waits for the other library before they get what the site has itself. */
const patienceMs = 800;

/**
 * Asks a library elsewhere for what people look for. Where that has nothing, cannot be asked or takes long, the answer is the
 * stand-in's; what comes too late is there for who asks next.
 *
 * @param ownsId whether a picture is of the library elsewhere
 */
export function withStandIn(
  elsewhere: MediaLibrary,
  standIn: MediaLibrary,
  { ownsId, log }: { ownsId: (id: string) => boolean; log: Log },
): MediaLibrary {
  async function ask(query: MediaQuery): Promise<MediaPage | undefined> {
    try {
      const found = await elsewhere.search(query);
      return found.total > 0 ? found : undefined;
    } catch (error) {
      log.warn({ err: error }, "The external image library didn’t respond");
      return undefined;
    }
  }

  return {
    async search(query) {
      if (query.term.trim() === "" || query.categories !== undefined) return standIn.search(query);
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, patienceMs, undefined);
      });
      const found = await Promise.race([ask(query), tooLate]).finally(() => clearTimeout(timer));
      return found ?? standIn.search(query);
    },
    find: (id, locale) => (ownsId(id) ? elsewhere : standIn).find(id, locale),
    open: (id) => (ownsId(id) ? elsewhere : standIn).open(id),
  };
}
