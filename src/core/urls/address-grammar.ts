import { blankAddress, type Address, type AddressProblem, type PageKind, type ParsedAddress } from "./address.ts";
import { basePaths } from "./base-paths.ts";
import { cleanTerm } from "./clean-term.ts";
import { filterTokens } from "./filter-tokens.ts";
import { queryParameters } from "./query-parameters.ts";

/**
 * Reads `path?query` as one of the site's pages. Undefined means that there is no such page (404); problems are
 * things to redirect away from, already left out of `address`.
 */
export function parseAddress(href: string): ParsedAddress | undefined {
  const [path = "", query = ""] = splitOnce(href.split("#", 1)[0]!, "?");
  const segments = decodeSegments(path);
  const last = segments?.pop();
  if (!segments || last === undefined) return undefined;
  const [head = "", ...tokens] = segments[0] === "icon" ? [last] : last.split("--");
  const problems: AddressProblem[] = [];
  for (const base of basePaths) {
    const read = base.read([...segments, head]);
    if (!read) continue;
    const address: Address = { ...blankAddress(base.page), ...read };
    if (base.page === "search") {
      address.term = cleanTerm(head);
      if (address.term !== head) problems.push({ text: head, reason: "unclean_term" });
    }
    readTokens(tokens, address, problems);
    readQuery(query, address);
    return { address: settle(address), problems };
  }
  return undefined;
}

/** Writes an address in canonical form: filters in the order of the grammar, defaults left out. */
export function printAddress(wanted: Address): string {
  const address = settle(wanted);
  const base = basePaths.find(({ page }) => page === address.page)!;
  const ownKey = address.page === "style" ? "style" : undefined;
  const path = base.write(address);
  const tokens = filterTokens.map(({ key, write }) => {
    const value = address.filters[key];
    return value === undefined || key === ownKey ? "" : `--${write(value)}`;
  });
  const query = queryParameters.flatMap(({ name, write }) => {
    const value = write(address);
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return path + tokens.join("") + (query.length > 0 ? `?${query.join("&")}` : "");
}

/** A page without what it is about is the landing page, and only lists carry filters. */
function settle(address: Address): Address {
  const subjects: Partial<Record<PageKind, string | undefined>> = {
    search: address.term,
    style: address.filters.style ?? "",
    family: address.filters.family ?? "",
  };
  if (subjects[address.page] === "") return { ...blankAddress("landing"), restyling: address.restyling };
  return address.page === "icon" || address.page === "landing" ? { ...address, filters: {} } : address;
}

function readTokens(tokens: readonly string[], address: Address, problems: AddressProblem[]): void {
  const taken = new Set<string>(Object.keys(address.filters));
  for (const text of tokens) {
    const token = text.toLowerCase();
    const hit = filterTokens.find(({ read }) => read(token) !== undefined);
    if (!hit) {
      const owner = filterTokens.find(({ claims }) => claims?.(token));
      const reason = owner?.key === "color" ? "invalid_color" : owner ? "invalid_value" : "unknown_token";
      problems.push({ text, reason });
    } else if (taken.has(hit.key)) {
      problems.push({ text, reason: "repeated_filter" });
    } else {
      taken.add(hit.key);
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
