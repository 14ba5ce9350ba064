import { createHash, randomBytes } from "node:crypto";
import type { HistoryOwner } from "./history.server.ts";

/** The cookie by which the history of a guest is known. */
export const visitorCookie = "visitor";
const visitorPattern = /(?:^|; ?)visitor=([\w-]{24})(?:;|$)/;
const visitorBytes = 18;

/** Undefined for a guest about whom nothing is remembered. The database knows a digest, with which nobody can pretend. */
export function findGuest(cookies: string | undefined): HistoryOwner | undefined {
  const visitor = visitorPattern.exec(cookies ?? "")?.[1];
  return visitor === undefined ? undefined : ownerOf(visitor);
}

/** A guest who is not known yet, with the value of their cookie. */
export function makeGuest(): { visitor: string; owner: HistoryOwner } {
  const visitor = randomBytes(visitorBytes).toString("base64url");
  return { visitor, owner: ownerOf(visitor) };
}

const ownerOf = (visitor: string): HistoryOwner => `guest:${createHash("sha256").update(visitor).digest("base64url")}`;
