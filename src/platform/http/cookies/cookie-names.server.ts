import { parseCookie } from "cookie";

/**
 * Over https, cookies that only the server reads are named so that browsers take them from no one else: not by http, and not
 * from another host of the same domain.
 */
export function nameCookie(name: string, { isSecure, path }: { isSecure: boolean; path: string }): string {
  if (!isSecure) return name;
  return path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/**
 * The decoded value of a cookie: of the guarded name first, then of the plain one, which it has over http and for scripts of pages.
 *
 * @param isGuarded only the guarded name counts, as others may have set the plain one
 */
export function findCookie(cookies: string | undefined, name: string, isGuarded = false): string | undefined {
  if (!cookies?.includes(name)) return undefined;
  const given = parseCookie(cookies);
  return given[`__Host-${name}`] ?? given[`__Secure-${name}`] ?? (isGuarded ? undefined : given[name]);
}
