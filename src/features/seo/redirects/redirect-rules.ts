/** Statuses that a redirect may have: moved for good (301, 308) or for now (302, 307). */
export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export interface Redirect {
  /** Decoded, without query. */
  path: string;
  target: string;
  status: RedirectStatus;
  note: string;
}

const longestPath = 500;
const longestTarget = 2_000;
/** One slash at a time, nothing that browsers drop or turn, no steps up. */
const plainPath = /^\/(?:[^\s\p{C}/\\?#][^\p{C}/\\?#]*(?:\/[^\s\p{C}/\\?#][^\p{C}/\\?#]*)*\/?)?$/u;
const steps = /(?:^|\/)\.{1,2}(?:\/|$)/;

/** The form under which a redirect from a path is kept. Undefined when it is no path of this site. */
export function normalizePath(text: string): string | undefined {
  const path = decode(text);
  return path === undefined ? undefined : trimPath(path);
}

/** The same for a path that is decoded already. */
export function trimPath(path: string): string | undefined {
  if (path.length > longestPath || !plainPath.test(path) || steps.test(path)) return undefined;
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/**
 * Where a redirect may lead: to a path of this site, with or without query, or to an http(s) address on one of the hosts.
 * Undefined for everything else.
 */
export function normalizeTarget(text: string, hosts: ReadonlySet<string>): string | undefined {
  if (text.length > longestTarget || /[\s\p{C}\\]/u.test(text)) return undefined;
  if (text.startsWith("/")) {
    const [path = ""] = text.split(/[?#]/, 1);
    return normalizePath(path) === undefined ? undefined : text;
  }
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || url.username !== "" || url.password !== "" || !hosts.has(url.host)) return undefined;
  return url.href;
}

export interface FlattenedRedirects {
  redirects: Redirect[];
  /** Paths that lead back to themselves. */
  circular: string[];
}

/** Makes every redirect lead at once to where a chain of them ends; a chain with something temporary in it is temporary. */
export function flattenRedirects(redirects: readonly Redirect[]): FlattenedRedirects {
  const byPath = new Map(redirects.map((redirect) => [redirect.path, redirect]));
  const circular: string[] = [];
  const flattened = redirects.map((first) => {
    const seen = new Set([first.path]);
    let { target, status } = first;
    for (let next = findNext(target, byPath); next; next = findNext(target, byPath)) {
      if (seen.has(next.path)) {
        circular.push(first.path);
        return first;
      }
      seen.add(next.path);
      target = withQueryOf(next.target, target);
      status = joinStatuses(status, next.status);
    }
    return target === first.target ? first : { ...first, target, status };
  });
  return { redirects: flattened, circular };
}

/** What several redirects in a row come to. */
export function joinStatuses(first: RedirectStatus, second: RedirectStatus): RedirectStatus {
  if (first === second) return first;
  const isTemporary = [first, second].some((status) => status === 302 || status === 307);
  return isTemporary ? 302 : 301;
}

function findNext(target: string, byPath: ReadonlyMap<string, Redirect>): Redirect | undefined {
  if (!target.startsWith("/")) return undefined;
  const path = normalizePath(target.split(/[?#]/, 1)[0]!);
  return path === undefined ? undefined : byPath.get(path);
}

function withQueryOf(target: string, earlier: string): string {
  const query = /\?[^#]*/.exec(earlier)?.[0] ?? "";
  return /[?#]/.test(target) ? target : target + query;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
