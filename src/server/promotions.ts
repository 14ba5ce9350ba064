import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createAdTags } from "../features/ads/ad-tags.server.ts";
import { createRewards, type RewardOptions } from "../features/ads/rewards.server.ts";
import { createAds, type AdService } from "../features/ads/service.server.ts";
import type { Flags } from "../features/flags/contract.ts";
import { createFlags, type FlagsOptions } from "../features/flags/service.server.ts";
import type { Config } from "../platform/config/config.server.ts";

const flagsFile = fileURLToPath(new URL("../../data/flags.json", import.meta.url));
const refreshMs = 60_000;

/** The flags, from where the configuration says. */
export function openFlags(config: Config, deps: Pick<FlagsOptions, "log" | "onExposure">): Flags {
  const { FLAGS_FILE, GROWTHBOOK_HOST: url, GROWTHBOOK_CLIENT_KEY: clientKey } = config;
  const host = url !== undefined && clientKey !== undefined ? { url, clientKey, refreshMs } : undefined;
  return createFlags({ ...deps, file: FLAGS_FILE === undefined ? flagsFile : resolve(FLAGS_FILE), host });
}

/** The promotions, ours or a network's. */
export function openAds(
  config: Config,
  { log, ...deps }: Pick<RewardOptions, "database" | "catalogue" | "makeKey"> & Pick<FlagsOptions, "log">,
): AdService {
  const { AD_TAG_URL: url, AD_SLOTS: slots, REWARD_SECONDS: seconds, REWARDS_PER_DAY: perDay } = config;
  return createAds({
    catalogue: deps.catalogue,
    rewards: createRewards({ ...deps, seconds, perDay }),
    tags: url !== undefined && slots !== undefined ? createAdTags({ url, slots, log }) : undefined,
  });
}
