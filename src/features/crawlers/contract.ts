import type { Feeds } from "./feeds.server.ts";
import type { PreviewImages } from "./preview-images.server.ts";
import type { Sitemaps } from "./sitemaps.server.ts";

/** What programs read that find, follow and preview pages. */
export interface CrawlerService {
  sitemaps: Sitemaps;
  feeds: Feeds;
  previews: PreviewImages;
}

declare module "../../context.ts" {
  interface Services {
    crawlers: CrawlerService;
  }
}
