import type { CrawlerService } from "./contract.ts";
import type { WarmRenderer } from "../../platform/workers/warm-renderer.server.ts";
import type { AddressService } from "../url-resolution/contract.ts";
import type { BrowseService } from "../browse/contract.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { MediaService } from "../media/contract.ts";
import type { SearchService } from "../search/contract.ts";
import { createFeeds } from "./feeds.server.ts";
import { createPreviewImages } from "./preview-images.server.ts";
import { createSitemaps } from "./sitemaps.server.ts";

export function createCrawlerService(deps: {
  catalogue: CatalogueHost;
  addresses: AddressService;
  browse: BrowseService;
  renderer: WarmRenderer;
  search: SearchService;
  media: MediaService;
}): CrawlerService {
  return {
    sitemaps: createSitemaps(deps),
    feeds: createFeeds(deps),
    previews: createPreviewImages(deps),
  };
}
