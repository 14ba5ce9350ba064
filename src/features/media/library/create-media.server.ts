import { defaultLocale } from "../../../i18n/locales.ts";
import type { DiskCache } from "../../../platform/files/disk-cache.server.ts";
import type { Config } from "../../../platform/config/config.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { Charge } from "../../licenses/contract.ts";
import type { DownloadLog } from "../../downloads/contract.ts";
import type { MediaService } from "../contract.ts";
import { createLocalLibrary } from "./local-library.server.ts";
import { createMediaDemand } from "./media-demand.server.ts";
import { createMediaFolder } from "./media-folder.server.ts";
import { createOpenverseLibrary, isOpenverseId } from "./openverse-library.server.ts";
import { createPictureMaker } from "../picture-maker.server.ts";
import { createMediaService } from "../service.server.ts";
import { withStandIn } from "./with-fallback.server.ts";

/** Illustrations and photos from where the configuration says. */
export function createMedia(deps: {
  catalogue: CatalogueHost;
  charge: Charge;
  downloadLog: Pick<DownloadLog, "record" | "listMostDownloaded">;
  cache: DiskCache;
  config: Pick<
    Config,
    "MEDIA_DIR" | "OPENVERSE_URL" | "OPENVERSE_CLIENT_ID" | "OPENVERSE_CLIENT_SECRET" | "RENDER_WORKERS"
  >;
  log: Log;
}): MediaService {
  const { catalogue, charge, cache, config, log } = deps;
  const { MEDIA_DIR: folder, OPENVERSE_URL: url, OPENVERSE_CLIENT_ID: id, OPENVERSE_CLIENT_SECRET: secret } = config;
  const demand = createMediaDemand(deps);
  const local = createLocalLibrary({
    catalogue,
    demand,
    folder:
      folder === undefined
        ? undefined
        : createMediaFolder({ folder, log, findLicense: (code) => catalogue.current().catalogue.findLicense(code) }),
  });
  const openverse =
    url === undefined
      ? undefined
      : createOpenverseLibrary({
          url,
          credentials: id === undefined || secret === undefined ? undefined : { id, secret },
          toEnglish: (term, locale) =>
            (locale === defaultLocale ? undefined : catalogue.current().index.translate(term, locale)[0]) ?? term,
        });
  return createMediaService({
    library: openverse ? withStandIn(openverse, local, { ownsId: isOpenverseId, log }) : local,
    maker: createPictureMaker({ workers: config.RENDER_WORKERS, cache }),
    charge,
    demand,
  });
}
