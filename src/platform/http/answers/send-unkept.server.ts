import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isKnown } from "./answer.server.ts";

/** An answer that clients may keep, and this server does not: it depends on what they accept, on who they are, or is large. */
export interface UnkeptAnswer {
  type: string;
  body: string | Buffer;
  /** Whether everybody may have it. */
  isPublic: boolean;
  /** For how long it may be reused, seconds; of private ones not at all. */
  maxAge: number;
  etag?: string;
}

/** A year: what never changes. */
export const foreverSeconds = 31_536_000;

/** Sent as a stream, which nothing on its way keeps. */
export function sendUnkept(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, isPublic, maxAge, ...rest }: UnkeptAnswer,
): FastifyReply {
  const bytes = Buffer.from(body);
  const etag = rest.etag ?? `W/"${createHash("sha1").update(bytes).digest("base64url")}"`;
  const reuse = `max-age=${maxAge}${maxAge === foreverSeconds ? ", immutable" : ""}`;
  void reply.headers({
    etag,
    vary: "accept, authorization",
    "cache-control": isPublic ? `public, ${reuse}` : "private, no-cache",
  });
  if (isKnown({ etag: etag.startsWith("W/") ? etag : `W/${etag}` }, request.headers["if-none-match"])) {
    return reply.code(304).send();
  }
  return reply
    .type(type)
    .header("content-length", bytes.length)
    .send(Readable.from([bytes]));
}
