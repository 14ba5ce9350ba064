import { escapeMarkup } from "../../core/text/escape-markup.ts";

/** One icon in a feed. Addresses are absolute. */
export interface FeedItem {
  /** Never changes, also when the address does. */
  id: string;
  title: string;
  href: string;
  /** A sentence of plain text. */
  summary: string;
  /** Raster picture for readers that show no SVG. */
  thumbnail: { href: string; sizePx: number };
  picture: { href: string; type: string; bytes: number };
  author: string;
  license: { title: string; url: string | null };
  /** Unix seconds; 0 where nothing is known. */
  arrived: number;
}

export interface Feed {
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  /** The page that shows the same. */
  href: string;
  /** The feed itself. */
  selfHref: string;
  items: readonly FeedItem[];
}

const namespaces = {
  atom: "http://www.w3.org/2005/Atom",
  dc: "http://purl.org/dc/elements/1.1/",
  media: "http://search.yahoo.com/mrss/",
  creativeCommons: "http://backend.userland.com/creativeCommonsRssModule",
} as const;

/** An RSS 2.0 document. */
export function renderFeed(feed: Feed): string {
  const { title, description, language, href, selfHref, items } = feed;
  const newest = items.reduce((latest, { arrived }) => Math.max(latest, arrived), 0);
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${declared.join("")}>`,
    "<channel>",
    element("title", title),
    element("link", href),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(selfHref)}"/>`,
    element("description", description),
    element("language", language),
    ...(newest > 0 ? [element("lastBuildDate", formatDate(newest))] : []),
    ...items.map(renderItem),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function renderItem(item: FeedItem): string {
  const { id, title, href, summary, thumbnail, picture, author, license, arrived } = item;
  return [
    "<item>",
    element("title", title),
    element("link", href),
    `<guid isPermaLink="false">${escapeMarkup(id)}</guid>`,
    ...(arrived > 0 ? [element("pubDate", formatDate(arrived))] : []),
    element("dc:creator", author),
    element("dc:rights", license.title),
    ...(license.url === null ? [] : [element("creativeCommons:license", license.url)]),
    element("description", renderContent(item, summary)),
    `<enclosure url="${escapeMarkup(picture.href)}" type="${picture.type}" length="${picture.bytes}"/>`,
    `<media:thumbnail url="${escapeMarkup(thumbnail.href)}" width="${thumbnail.sizePx}" height="${thumbnail.sizePx}"/>`,
    "</item>",
  ].join("\n");
}

/** HTML, which is escaped once more as the text of an element. */
function renderContent({ title, href, thumbnail }: FeedItem, summary: string): string {
  const { sizePx } = thumbnail;
  const image = `<img src="${escapeMarkup(thumbnail.href)}" alt="${escapeMarkup(title)}" width="${sizePx}" height="${sizePx}">`;
  return `<p><a href="${escapeMarkup(href)}">${image}</a></p><p>${escapeMarkup(summary)}</p>`;
}

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const formatDate = (unixSeconds: number) => new Date(unixSeconds * 1000).toUTCString();
