import { AppError } from "../../core/errors.ts";
import type { Charge } from "../licenses/contract.ts";
import { freeWidthPx, mediaTypes, type MediaFile, type MediaLibrary, type MediaService } from "./contract.ts";
import { formatMediaPath } from "../../core/urls/paths/media-paths.ts";
import type { MediaDemand } from "./library/media-demand.server.ts";
import type { PictureMaker } from "./picture-maker.server.ts";

/** The scene at the top of pages about pictures, as `media.hero` says. */
const cover = "journey";
const mostLookedAt = 12;
const heroWidths = { once: 640, twice: 1280 } as const;

/** Illustrations and photos, and their files. */
export function createMediaService(deps: {
  library: MediaLibrary;
  maker: PictureMaker;
  charge: Charge;
  demand: Pick<MediaDemand, "note">;
}): MediaService {
  const { library, maker, charge, demand } = deps;
  return {
    ...library,
    async makeFile(id, { format, width, viewer }): Promise<MediaFile> {
      const [item, original] = await Promise.all([library.find(id, "en"), library.open(id)]);
      if (!item || !original) throw new AppError("not_found", "Image not found.", { field: "id" });
      if (format === "svg") {
        if (original.type !== "svg") {
          throw new AppError("invalid_input", "format: this image isn’t a vector", { field: "format" });
        }
        return { bytes: await original.read(), mediaType: mediaTypes.svg, fileName: `${id}.svg`, isPublic: true };
      }
      const isPublic = width <= freeWidthPx;
      if (!isPublic && !viewer.isPaid) {
        const reason = `width: images wider than ${freeWidthPx} px require a license`;
        throw new AppError("not_allowed", reason, { field: "width" });
      }
      const bytes = await maker.make(original, { format, widthPx: width });
      if (!isPublic) await charge(viewer, [id], item.kind);
      return { bytes, mediaType: mediaTypes[format], fileName: `${id}-${width}.${format}`, isPublic };
    },
    async findHero(locale) {
      const { items } = await library.search({
        kind: "illustration",
        term: cover,
        locale,
        page: 1,
        perPage: mostLookedAt,
      });
      const found = items.find(({ id }) => id.startsWith(`${cover}-`));
      return (
        found && {
          coverImageUrl: formatMediaPath(found.id, "webp", heroWidths.once),
          coverImageUrl2x: formatMediaPath(found.id, "webp", heroWidths.twice),
          translateKey: "media.hero",
        }
      );
    },
    noteDownload: (id, format) => demand.note(id, format),
    close() {
      maker.close();
    },
  };
}
