import { createTranslator } from "../../i18n/translator.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { AdTags } from "./ad-tags.server.ts";
import { adFramePath, houseAdIds, type Ad, type AdPlace, type HouseAd, type Rewards } from "./contract.ts";
import { chooseHouseAd, describeHouseAd, type HouseAdTexts, type HouseAdOptions } from "./house-ads.server.ts";

export interface AdService {
  readonly rewards: Rewards;
  /** Undefined where no network is set up. */
  readonly tags: AdTags | undefined;
  /** What stands in a place. `key` is the path of the page, and `messages` are of the namespace `ads`. */
  describe(place: AdPlace, options: Omit<HouseAdOptions, "place">): Ad;
  listHouseAds(options: HouseAdTexts): HouseAd[];
  close(): void;
}

export function createAds(deps: { catalogue: CatalogueHost; rewards: Rewards; tags: AdTags | undefined }): AdService {
  const { catalogue, rewards, tags } = deps;
  return {
    rewards,
    tags,
    describe(place, options) {
      const t = createTranslator(options.locale, options.messages);
      return {
        house: chooseHouseAd(catalogue, { ...options, place }),
        labels: { house: t("ads.fromUs"), network: t("ads.fromOthers") },
        ...(tags?.slotOf(place) !== undefined && { frame: adFramePath(place) }),
      };
    },
    listHouseAds: (options) => houseAdIds.map((id) => describeHouseAd(catalogue, id, options)),
    close: () => tags?.close(),
  };
}
