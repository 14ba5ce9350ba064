import type { AdService } from "./service.server.ts";

/** Where promotions stand: at the foot of a page, and in the dialog in which one is watched for a larger picture. */
export const adPlaces = ["page", "reward"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** Calls by which a larger picture is earned, and frames in which a network shows its own. */
export const rewardPath = "/api/ads/v1/rewards";
export const adFramePath = (place: AdPlace) => `/ads/frame/${place}`;

/** Promotions of our own: each leads to something that visitors may not know. */
export const houseAdIds = ["pricing", "requests", "developers", "collections", "picture"] as const;
export type HouseAdId = (typeof houseAdIds)[number];

/** A promotion of our own, in the language of the page. */
export interface HouseAd {
  id: HouseAdId;
  href: string;
  /** Path of a picture out of the catalogue; undefined where the catalogue lacks it. */
  image: string | undefined;
  title: string;
  text: string;
  action: string;
}

/** What stands in a place. */
export interface Ad {
  house: HouseAd;
  /** Whose it is: `From Iconarium`, and of a network. */
  labels: { house: string; network: string };
  /** Where a network may show one of its own, in place of ours. */
  frame?: string;
}

/** A larger picture that somebody may have after watching a promotion. */
export interface RewardOffer {
  /** To be sent along with the request for the file. */
  token: string;
  /** For how long it is to be watched. */
  seconds: number;
  ad: Ad;
}

/** Who wants a reward: only as much is known of them as it takes to count. */
export interface RewardSeeker {
  /** Of a person or of a browser. */
  visitor: string;
  network: string;
}

/** An offer that was watched, which is used up by `spend`. */
export interface Reward {
  /** @throws AppError `not_allowed` where it was used meanwhile, `limit_reached` where nothing is left for today */
  spend(network: string): Promise<void>;
}

/** Larger pictures for who watches a promotion: one picture of one icon for each, some a day. */
export interface Rewards {
  readonly seconds: number;
  /**
   * @throws AppError `not_found` for an icon that there is not, `conflict` for one that everybody may have, `limit_reached` where
   *   nothing is left for today
   */
  offer(icon: string, seeker: RewardSeeker): Promise<{ token: string }>;
  /**
   * @throws AppError `not_allowed` (field `reward`) for what is none, was not watched to its end, is for another icon, is too
   *   old, or was used before
   */
  admit(token: string, icon: string): Promise<Reward>;
}

declare module "../../context.ts" {
  interface Services {
    ads: AdService;
  }
}
