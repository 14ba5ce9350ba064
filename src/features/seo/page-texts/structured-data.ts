import type { BreadcrumbList, ImageObject, ItemList, ListItem, WebSite, WithContext } from "schema-dts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Author, IconSet, License } from "../../../core/icons/style.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";

/** Facts about a page that machines read, as JSON-LD: `<script type="application/ld+json">`. */
export type StructuredData = WithContext<BreadcrumbList | ImageObject | ItemList | WebSite>;

const context = "https://schema.org";
const thumbnailPx = 100;
/** A page names this many of its icons; more would weigh more than they tell. */
const listedIcons = 12;

/** An icon in a list, with the absolute address of its page. */
interface LinkedIcon extends Pick<Icon, "id" | "name"> {
  url: string;
}

/** The picture on an icon's page: whose it is and what may be done with it, as image searches show it. */
export function describeImage(subject: {
  icon: Pick<Icon, "id" | "name" | "iconifyName" | "timestamp" | "width" | "height">;
  /** Name in the language of the page, when it is not the icon's own. */
  name?: string;
  description?: string;
  keywords?: readonly string[];
  author: Pick<Author, "name" | "url">;
  set: Pick<IconSet, "name" | "licenseUrl">;
  license: Pick<License, "class" | "url">;
  /** Absolute address of the icon's page. */
  pageUrl: string;
  origin: string;
}): WithContext<ImageObject> {
  const { icon, name = icon.name, description, keywords, author, set, license, pageUrl, origin } = subject;
  const licenseUrl = set.licenseUrl ?? license.url;
  return {
    "@context": context,
    "@type": "ImageObject",
    "@id": `${pageUrl}#picture`,
    name,
    alternateName: [...new Set([icon.name, icon.iconifyName])].filter((other) => other !== name),
    ...(description !== undefined && { description }),
    ...(keywords && keywords.length > 0 && { keywords: keywords.join(", ") }),
    url: pageUrl,
    contentUrl: `${origin}${formatImagePath(icon.id, "svg")}`,
    encodingFormat: "image/svg+xml",
    width: `${icon.width} px`,
    height: `${icon.height} px`,
    thumbnail: {
      "@type": "ImageObject",
      contentUrl: `${origin}${formatImagePath(icon.id, "png", { size: thumbnailPx })}`,
      encodingFormat: "image/png",
    },
    representativeOfPage: true,
    ...(icon.timestamp > 0 && { dateModified: new Date(icon.timestamp * 1000).toISOString() }),
    creator: { "@type": "Organization", name: author.name, ...(author.url !== null && { url: author.url }) },
    creditText: author.name === set.name ? author.name : `${author.name} / ${set.name}`,
    ...(license.class !== "public-domain" && { copyrightNotice: `© ${author.name}` }),
    ...(licenseUrl !== null && { license: licenseUrl }),
    acquireLicensePage: pageUrl,
  };
}

/** Where a page stands: from the start of the site down to the page itself. Addresses are absolute. */
export function describeTrail(steps: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, url }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The first icons of a page that lists some. */
export function describeList(list: {
  name: string;
  /** Absolute address of the page. */
  url: string;
  icons: readonly LinkedIcon[];
  /** Icons on all pages of the list, where it is known. */
  total?: number;
  /** Place of the first icon in the whole list, from 0. */
  offset?: number;
  origin: string;
}): WithContext<ItemList> {
  const { name, url, icons, total, offset = 0, origin } = list;
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    url,
    ...(total !== undefined && { numberOfItems: total }),
    itemListElement: icons.slice(0, listedIcons).map((icon, index): ListItem => ({
      "@type": "ListItem",
      position: offset + index + 1,
      name: icon.name,
      url: icon.url,
      image: `${origin}${formatImagePath(icon.id, "svg")}`,
    })),
  };
}

const termPlace = "search_term_string";

/** The site as a whole, with its search. */
export function describeSite(site: {
  name: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  /** The absolute address of a path in the language of the page. */
  href: (path: string) => string;
}): WithContext<WebSite> {
  const { name, description, language, href } = site;
  return {
    "@context": context,
    "@type": "WebSite",
    name,
    description,
    inLanguage: language,
    url: href("/icons"),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: href(`/icons/set?term=${termPlace}`).replace(termPlace, `{${termPlace}}`),
      },
      "query-input": `required name=${termPlace}`,
    } as WebSite["potentialAction"] & object,
  };
}
