/** The value of a cookie as it was written; undefined where there is none. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** @param value holds no character that cookies cannot */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
