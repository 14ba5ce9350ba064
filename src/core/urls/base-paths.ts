import type { Address, PageKind } from "./address.ts";
import { cleanTerm } from "./normalize-query.ts";
import { isEmojiWord } from "./emoji-words.ts";
import { readCode, readStyleCode } from "./path-codes.ts";
import { readStylesRemainder } from "./styles-remainder.ts";

/** Second segments of `/icon/…` that are no icon. */
const notIcons = new Set(["set", "new-icons", "collections"]);

/** Ids of icons as addresses may carry them. */
export const iconId = /^[\w-]{1,40}$/;

/** Ids of icons of the catalogue one after the other, at most `mostPackedIcons`. */
export const packedIcons = /^(?:[0-9A-Za-z]{9}){1,100}$/;

/** What a path without its filters says. */
export interface Reading {
  page: PageKind;
  parts?: Partial<Address>;
  /** Filters that the path holds as segments. */
  tokens?: readonly string[];
  /** Page to show when nothing has the code that this one is about. */
  otherwise?: PageKind;
}

/** Reads the segments of a path, their last one already without filters. */
type Reader = (segments: readonly string[]) => Reading | undefined;

/** The first one that understands a path wins. */
const readers: readonly Reader[] = [
  fixed("landing", "icons"),
  fixed("styles", "icons", "styles"),
  fixed("new", "icons", "new"),
  fixed("new", "icon", "new-icons"),
  fixed("clip-art", "icons", "presentation-clip-art"),
  fixed("search-by-image", "icons", "search-by-image"),
  fixed("collections", "icons", "collections"),
  fixed("collections", "icon", "collections"),
  below(["icons", "collections"], readCollection),
  below(["icon", "collections"], readCollection),
  below(["icons", "set"], ([term, ...rest]) =>
    term !== undefined && rest.length === 0 ? { page: "search", parts: { term } } : undefined,
  ),
  below(["icon", "set"], ([term, style, ...rest]) => {
    if (term === undefined || rest.length > 0) return undefined;
    if (style?.toLowerCase() === "emoji" && isEmojiWord(term)) return { page: "emoji", parts: { term } };
    if (style === undefined) return { page: "search", parts: { term } };
    const code = readCode(style);
    return code === undefined ? undefined : { page: "search", parts: { term, filters: { style: code } } };
  }),
  below(["icon", "new-icons"], ([style = "", ...rest]) => {
    const code = rest.length === 0 ? readCode(style) : undefined;
    return code === undefined ? undefined : { page: "new", parts: { filters: { style: code } } };
  }),
  below(["icons", "authors"], readAuthor),
  below(["icons", "styles"], readStylesRemainder),
  below(["icons"], ([head = "", ...rest]) => {
    if (rest.length > 0) return undefined;
    const family = /^(?:family|group)-(.*)$/i.exec(head)?.[1];
    const code = family === undefined ? readStyleCode(head) : readCode(family);
    if (code === undefined) return undefined;
    return family === undefined
      ? { page: "style", parts: { filters: { style: code } } }
      : { page: "family", parts: { filters: { family: code } } };
  }),
  below(["icon"], ([icon = "", iconName = "", ...rest]) =>
    iconId.test(icon) && !notIcons.has(icon) && rest.length === 0
      ? { page: "icon", parts: { icon, iconName } }
      : undefined,
  ),
];

/** Which page a path without filters is of; undefined when there is no such page. */
export function readBasePath(segments: readonly string[]): Reading | undefined {
  for (const read of readers) {
    const reading = read(segments);
    if (reading) return reading;
  }
  return undefined;
}

/** How the canonical path of each page is written, without the filters behind double dashes. */
export const formatBasePath: Readonly<Record<PageKind, (address: Address) => string>> = {
  landing: () => "/icons",
  search: ({ term }) => `/icons/set/${encodeURIComponent(term)}`,
  emoji: ({ term }) => `/icon/set/${encodeURIComponent(term)}/emoji`,
  style: ({ filters }) => `/icons/${filters.style ?? ""}`,
  family: ({ filters }) => `/icons/family-${filters.family ?? ""}`,
  author: ({ filters, alias, pack }) =>
    ["/icons/authors", filters.author, encodeURIComponent(alias), alias !== "" && filters.style, pack]
      .filter(Boolean)
      .join("/"),
  styles: () => "/icons/styles",
  new: () => "/icons/new",
  "clip-art": () => "/icons/presentation-clip-art",
  "search-by-image": () => "/icons/search-by-image",
  collections: () => "/icons/collections",
  collection: ({ collection }) => `/icons/collections/${collection}`,
  shared: ({ collection }) => `/icons/collections/shared/${collection}`,
  icon: ({ icon, iconName }) => `/icon/${icon}${iconName === "" ? "" : `/${encodeURIComponent(iconName)}`}`,
};

function fixed(page: PageKind, ...path: readonly string[]): Reader {
  return (segments) => (segments.length === path.length && startsWith(segments, path) ? { page } : undefined);
}

function below(path: readonly string[], read: Reader): Reader {
  return (segments) =>
    segments.length > path.length && startsWith(segments, path) ? read(segments.slice(path.length)) : undefined;
}

function startsWith(segments: readonly string[], path: readonly string[]): boolean {
  return path.every((part, index) => segments[index]?.toLowerCase() === part);
}

/** `{key}`, or `shared/{packed icons}`. */
function readCollection(segments: readonly string[]): Reading | undefined {
  const isShared = segments.length === 2 && segments[0] === "shared";
  const collection = segments.at(-1)!;
  if (segments.length > 1 && !isShared) return undefined;
  const form = isShared ? packedIcons : /^[\w-]{1,64}$/;
  return form.test(collection) ? { page: isShared ? "shared" : "collection", parts: { collection } } : undefined;
}

/** `{id}/{alias}/{style}/{pack}`, each but the first optional. */
function readAuthor([id = "", alias = "", style, pack, ...rest]: readonly string[]): Reading | undefined {
  const author = readCode(id);
  const codes = [style, pack].map((text) => (text === undefined ? undefined : readCode(text)));
  if (author === undefined || rest.length > 0) return undefined;
  if ((style !== undefined && codes[0] === undefined) || (pack !== undefined && codes[1] === undefined))
    return undefined;
  return {
    page: "author",
    parts: {
      alias: cleanTerm(alias),
      filters: {
        author,
        ...(codes[0] !== undefined && { style: codes[0] }),
        ...(codes[1] !== undefined && { category: codes[1] }),
      },
    },
  };
}
