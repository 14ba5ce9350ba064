import { blankAddress, type Address, type AddressProblem, type PageKind, type ParsedAddress } from "./address.ts";
import { formatBasePath, readBasePath, type Reading } from "./base-paths.ts";
import { cleanTerm } from "./normalize-query.ts";
import { emojiWords, isEmojiWord } from "./emoji-words.ts";
import { filterTokens } from "./filter-grammar.ts";
import { queryParameters } from "./query-parameters.ts";

/**
 * Reads `path?query` as one of the site's pages. Undefined means that there is no such page (404); problems were left
 * out of `address`. An address whose formatted path differs from the one that was read has moved there.
 */
export function parseAddress(href: string): ParsedAddress | undefined {
  const [path = "", query = ""] = splitOnce(href.split("#", 1)[0]!, "?");
  const segments = decodeSegments(path);
  const last = segments?.pop();
  if (!segments || last === undefined) return undefined;
  const whole = readBasePath([...segments, last]);
  // Names of icons and codes of collections may hold double dashes; every other path ends where its filters begin.
  const isWhole = whole?.page === "icon" || whole?.page === "collection";
  const [head = "", ...tokens] = isWhole ? [last] : last.split("--");
  const reading = isWhole ? whole : readBasePath([...segments, head]);
  if (!reading) return undefined;
  const { otherwise } = reading;
  const parsed = readAs(reading.page, { reading, tokens, query });
  return otherwise ? { ...parsed, otherwise: readAs(otherwise, { reading: {}, tokens, query }).address } : parsed;
}

/** Writes an address in canonical form: filters in the order of the grammar, defaults left out. */
export function formatAddress(wanted: Address): string {
  const address = settle(wanted);
  const ownKeys = keysInPath(address);
  const tokens = filterTokens.map(({ key, write }) => {
    const value = address.filters[key];
    return value === undefined || ownKeys.includes(key) ? "" : `--${write(value)}`;
  });
  const query = queryParameters.flatMap(({ name, write }) => {
    const value = write(address);
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const path = formatBasePath[address.page](address) + tokens.join("");
  return path + (query.length > 0 ? `?${query.join("&")}` : "");
}

/** Filters that stand in the path of a page by their place instead of by a token. */
function keysInPath({ page, alias }: Address): readonly string[] {
  if (page === "author") return alias === "" ? ["author"] : ["author", "style"];
  return page === "style" ? ["style"] : [];
}

/** Pages without filters; they are no lists. */
const plainPages: ReadonlySet<PageKind> = new Set<PageKind>([
  "landing",
  "search-by-image",
  "collections",
  "collection",
  "shared",
  "icon",
]);

/** The one form of everything that prints alike: a page without what it is about is the landing page. */
function settle(address: Address): Address {
  const { page, filters, icon, collection, customization } = address;
  const subjects: Partial<Record<PageKind, string | undefined>> = {
    search: address.term,
    style: filters.style ?? "",
    family: filters.family ?? "",
    author: filters.author ?? "",
    collection,
    shared: collection,
  };
  if (subjects[page] === "") return { ...blankAddress("landing"), icon, customization };
  if (plainPages.has(page))
    return { ...blankAddress(page), icon, iconName: address.iconName, collection, customization };
  const settled: Address = { ...address, iconName: "", collection: "", alias: page === "author" ? address.alias : "" };
  if (page === "emoji" && !isEmojiWord(settled.term)) settled.term = emojiWords.en[0];
  if (page !== "search" && page !== "emoji") settled.term = "";
  if (page !== "search" || settled.typed === settled.term) settled.typed = "";
  const isInOneStyle = page === "author" && settled.alias !== "" && filters.style !== undefined;
  settled.pack = isInOneStyle ? (filters.category ?? "") : "";
  return settled;
}

interface Source {
  reading: Omit<Reading, "page">;
  tokens: readonly string[];
  query: string;
}

function readAs(page: PageKind, { reading, tokens, query }: Source): ParsedAddress {
  const problems: AddressProblem[] = [];
  const { filters, ...parts } = reading.parts ?? {};
  const address: Address = { ...blankAddress(page), ...parts, filters: { ...filters } };
  const { term } = address;
  address.term = cleanTerm(term);
  if (address.term !== term) problems.push({ text: term, reason: "unclean_term" });
  readTokens([...(reading.tokens ?? []), ...tokens], address, problems);
  readQuery(query, address);
  return { address: settle(address), problems };
}

function readTokens(tokens: readonly string[], address: Address, problems: AddressProblem[]): void {
  const used = new Set<string>(Object.keys(address.filters));
  for (const text of tokens) {
    const token = text.toLowerCase().replaceAll(/^-+|-+$/g, "");
    if (token === "") continue;
    const hit = filterTokens.find(({ read }) => read(token) !== undefined);
    if (!hit) {
      const owner = filterTokens.find(({ claims }) => claims?.(token));
      const reason = owner?.key === "color" ? "invalid_color" : owner ? "invalid_value" : "unknown_token";
      problems.push({ text, reason });
    } else if (used.has(hit.key)) {
      problems.push({ text, reason: "repeated_filter" });
    } else {
      used.add(hit.key);
      Object.assign(address.filters, { [hit.key]: hit.read(token) });
    }
  }
}

function readQuery(query: string, address: Address): void {
  const seen = new Set<string>();
  for (const pair of query.split("&")) {
    const [name = "", value = ""] = splitOnce(pair, "=").map((part) => decode(part.replaceAll("+", " ")) ?? "");
    const parameter = queryParameters.find((known) => known.name === name);
    if (!parameter || seen.has(name)) continue;
    seen.add(name);
    parameter.read(value, address);
  }
}

function decodeSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const part of path.replace(/^\//, "").replace(/\/$/, "").split("/")) {
    const text = decode(part);
    if (text === undefined) return undefined;
    segments.push(text);
  }
  return segments;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
