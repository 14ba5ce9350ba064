import type { MetaDescriptor } from "react-router";
import { printHead } from "../../i18n/page-meta.ts";
import type { PageHead } from "../seo/contract.ts";

/** What the loader of a list says about it. */
export interface DescribedList {
  head: PageHead;
  /** The list as a feed. */
  feedHref?: string;
}

/** The head of a list, for `meta`. */
export function printListHead(list: DescribedList | undefined): MetaDescriptor[] {
  if (!list) return [];
  const { head, feedHref } = list;
  const feed = { tagName: "link", rel: "alternate", type: "application/rss+xml", title: head.title, href: feedHref };
  return [...printHead(head), ...(feedHref === undefined ? [] : [feed])];
}
