/**
 * Over https, cookies that only the server reads are named so that browsers take them from no one else: not by http, and not
 * from another host of the same domain.
 */
export function nameCookie(name: string, { isSecure, path }: { isSecure: boolean; path: string }): string {
  if (!isSecure) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/** The value of a cookie: of the guarded name first, then of the plain one, which is that over http and was that of all before. */
export function findCookie(cookies: string | undefined, name: string): string | undefined {
  if (cookies === undefined) return undefined;
  let plain: string | undefined;
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    const given = pair.slice(0, at).trim();
    if (!given.endsWith(name)) continue;
    const value = pair.slice(at + 1).trim();
    if (given === `__Host-${name}` || given === `__Secure-${name}`) return value;
    if (given === name) plain ??= value;
  }
  return plain;
}

/** Whether a cookie comes by its plain name alone. */
export function isPlainCookie(cookies: string | undefined, name: string): boolean {
  return findCookie(cookies, name) !== undefined && !new RegExp(`(?:^|; ?)__(?:Host|Secure)-${name}=`).test(cookies!);
}
