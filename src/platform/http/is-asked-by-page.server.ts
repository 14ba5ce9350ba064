import type { IncomingHttpHeaders } from "node:http";

/** Whether a page asks, not a program and not somebody who opens the address: pages tell themselves what is taken from them. */
export function isAskedByPage({
  authorization,
  origin,
  referer,
  "sec-fetch-dest": destination,
}: IncomingHttpHeaders): boolean {
  if (authorization !== undefined) return false;
  // Older browsers do not say what for.
  return destination === undefined ? (origin ?? referer) !== undefined : destination !== "document";
}
