import type { MetaDescriptor } from "react-router";
import { unpack } from "../core/columns/packed.ts";
import type { PageHead } from "../features/seo/contract.ts";
import { defaultLocale, languageTags } from "./locales.ts";

const siteName = "Iconarium";
const previewSize = { width: 1200, height: 630 };

/**
 * The head of a page, for `meta`: title, description, whether robots may keep it, its address, its siblings in other
 * languages, what previews show, and facts for machines.
 */
export function renderHead(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { openGraphLocale, metaTitle, metaDescription, canonical, alternates, image, feed, robots, structuredData } =
    head;
  const fallback = alternates.find((alternate) => alternate.locale === defaultLocale);
  return [
    { title: metaTitle },
    { name: "description", content: metaDescription },
    ...(robots === undefined ? [] : [{ name: "robots", content: robots }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...(fallback ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: fallback.href }] : []),
    ...alternates.map(({ locale: language, href }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: languageTags[language],
      href,
    })),
    ...(feed === undefined ? [] : [{ tagName: "link", rel: "alternate", type: "application/rss+xml", href: feed }]),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: "website" },
    { property: "og:title", content: metaTitle },
    { property: "og:description", content: metaDescription },
    { property: "og:url", content: canonical },
    { property: "og:locale", content: openGraphLocale },
    ...(image === undefined
      ? [{ name: "twitter:card", content: "summary" }]
      : [
          { property: "og:image", content: image },
          { property: "og:image:type", content: "image/png" },
          { property: "og:image:width", content: String(previewSize.width) },
          { property: "og:image:height", content: String(previewSize.height) },
          { property: "og:image:alt", content: head.title },
          { name: "twitter:card", content: "summary_large_image" },
        ]),
    ...unpack(structuredData).map((facts) => ({ "script:ld+json": facts as Record<string, string> })),
  ];
}
