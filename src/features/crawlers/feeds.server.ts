import { feedPath } from "../../core/urls/paths/feed-path.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import { formatImagePath } from "../../core/urls/paths/image-path.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import { languageTags, type Locale } from "../../i18n/locales.ts";
import { loadTranslator } from "../../i18n/translations.server.ts";
import type { BrowseService } from "../browse/contract.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { HrefIn } from "../../i18n/alternates.ts";
import { renderFeed, type FeedItem } from "./render-feed.ts";

const itemsPerFeed = 50;
const thumbnailPx = 100;

export interface Feeds {
  /**
   * RSS of the icons that arrived last.
   *
   * @param options.style address code; all styles without it
   * @returns undefined when there is no such style
   */
  newIcons(options: { style?: string; locale: Locale; origin: string; hrefIn: HrefIn }): string | undefined;
}

export function createFeeds({
  catalogue: host,
  browse,
}: {
  catalogue: CatalogueHost;
  browse: Pick<BrowseService, "latest">;
}): Feeds {
  function describeIcon(icon: Icon, { locale, origin, hrefIn }: { locale: Locale; origin: string; hrefIn: HrefIn }) {
    const { catalogue, drawings, names } = host.current();
    const t = loadTranslator(locale, "icon");
    const { style, author, set, license } = findMakers(icon, catalogue);
    const ordinal = catalogue.findById(icon.id)!;
    return {
      id: icon.id,
      title: `${names.nameIcon(icon, locale)} – ${style.title}`,
      href: hrefIn(locale, icon.url),
      summary: t("icon.license.creditLine", {
        name: icon.name,
        author: author.name,
        set: set.name,
        license: license.title,
      }),
      thumbnail: { href: origin + formatImagePath(icon.id, "png", { size: thumbnailPx }), sizePx: thumbnailPx },
      picture: {
        href: origin + formatImagePath(icon.id, "svg"),
        type: "image/svg+xml",
        bytes: Buffer.byteLength(renderDocument(drawings.read(ordinal), catalogue.viewBox(ordinal))),
      },
      author: author.name,
      license: { title: license.title, url: set.licenseUrl ?? license.url },
      arrived: icon.timestamp,
    } satisfies FeedItem;
  }

  return {
    newIcons({ style: code, ...site }) {
      const { catalogue } = host.current();
      const style = code === undefined ? undefined : catalogue.findStyle(code);
      if (code !== undefined && style?.seoCode !== code) return undefined;
      const { locale, origin, hrefIn } = site;
      const t = loadTranslator(locale, "feed");
      const page = { ...blankAddress("new"), filters: style ? { style: style.seoCode } : {} };
      const { icons } = browse.latest({
        ...(style && { filters: { style: [style.apiCode] } }),
        offset: 0,
        amount: itemsPerFeed,
      });
      return renderFeed({
        title: style ? t("feed.titleOfStyle", { style: style.title }) : t("feed.title"),
        description: t("feed.description"),
        language: languageTags[locale],
        href: hrefIn(locale, formatAddress(page)),
        selfHref: hrefIn(locale, feedPath(style?.seoCode)),
        items: icons.map((icon) => describeIcon(icon, { locale, origin, hrefIn })),
      });
    },
  };
}

function findMakers(icon: Icon, catalogue: Catalogue) {
  const style = catalogue.findStyle(icon.platform)!;
  return {
    style,
    author: catalogue.findAuthor(icon.authorApiCode)!,
    set: catalogue.findSet(style.set)!,
    license: catalogue.findLicense(icon.license)!,
  };
}
