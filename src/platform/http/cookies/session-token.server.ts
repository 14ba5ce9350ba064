import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { findCookie } from "./cookie-names.server.ts";

export const tokenCookie = "token";
const tokenPattern = /^[\w-]{43}$/;

/** 256 bits that nobody can guess, as 43 characters for addresses, headers and cookies. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. */
export function digestToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token that a request brings, in its `Authorization` header or else in its cookie, which over https has its guarded name; undefined for guests. */
export function readToken({
  headers,
  isSecure,
}: Pick<FastifyRequest, "headers" | "isSecure">): { token: string; isCookie: boolean } | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (bearer !== undefined) return tokenPattern.test(bearer) ? { token: bearer, isCookie: false } : undefined;
  const cookie = findCookie(headers.cookie, tokenCookie, isSecure);
  return cookie === undefined || !tokenPattern.test(cookie) ? undefined : { token: cookie, isCookie: true };
}
