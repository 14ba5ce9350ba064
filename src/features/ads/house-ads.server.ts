import { createHash } from "node:crypto";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";
import { createTranslator, type Messages } from "../../i18n/translator.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { adPlaces, houseAdIds, type AdPlace, type HouseAd, type HouseAdId } from "./contract.ts";

/** Where they lead, and the icon of `fluent-color` that they show. */
const facts: Readonly<Record<HouseAdId, { href: string; icon: string }>> = {
  pricing: { href: "/icons/pricing", icon: "image-48" },
  requests: { href: "/icons/request-icon", icon: "add-starburst-48" },
  developers: { href: "/developers", icon: "code-24" },
  collections: { href: "/icons/collections", icon: "bookmark-32" },
  picture: { href: "/icons/search-by-image", icon: "camera-24" },
};

/** What its words are said with. */
export interface HouseAdTexts {
  locale: Locale;
  /** Those of the namespace `ads`. */
  messages: Messages;
}

export interface HouseAdOptions extends HouseAdTexts {
  /** The page, or whatever else one is chosen for; the same has always the same one. */
  key: string;
  /** Places of one page have different ones. */
  place: AdPlace;
}

/** One of our own promotions, which does not lead to where somebody is already. */
export function chooseHouseAd(catalogue: CatalogueHost, { key, place, ...texts }: HouseAdOptions): HouseAd {
  const others = houseAdIds.filter((id) => facts[id].href !== key);
  const draw = createHash("sha1").update(key).digest().readUInt32BE(0);
  const turn = (draw % others.length) + adPlaces.indexOf(place);
  return describeHouseAd(catalogue, others[turn % others.length]!, texts);
}

export function describeHouseAd(host: CatalogueHost, id: HouseAdId, { locale, messages }: HouseAdTexts): HouseAd {
  const t = createTranslator(locale, messages);
  const { href, icon } = facts[id];
  const { catalogue } = host.current();
  const ordinal = catalogue.findByIconifyName("fluent-color", icon);
  return {
    id,
    href,
    image: ordinal === undefined ? undefined : formatImagePath(catalogue.id(ordinal), "svg"),
    title: t(`ads.${id}.title`),
    text: t(`ads.${id}.text`),
    action: t(`ads.${id}.action`),
  };
}
