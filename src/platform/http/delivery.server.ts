import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { cacheKey, type AnswerCache } from "./answer-cache.server.ts";
import { chooseEncoding, createAnswer, encodeAnswer, isKnown } from "./answer.server.ts";

/** How long an answer that is the same for everybody may be reused. */
export interface Publication {
  /** By browsers and proxies without asking, seconds. */
  maxAge: number;
  /** By this server, seconds; a catalogue swap ends it early. Default one hour. */
  keep?: number;
  /** Answers differ by what the visitor chose before (cookies), so that caches between here and there keep them apart. */
  variesByCookie?: boolean;
  /** Told of every request that gets this answer, also of those who get it from what is kept. */
  onServe?: (request: IncomingMessage) => void;
}

declare module "fastify" {
  interface FastifyReply {
    publication: Publication | undefined;
    generation: number;
    /** Declares the answer public: tagged, compressed once, kept for the next who asks. */
    publish(publication: Publication): void;
  }
}

/** Tags, compresses and keeps answers on their way out. */
export function registerDelivery(app: FastifyInstance, cache: AnswerCache): void {
  app.decorateReply("publication", undefined);
  app.decorateReply("generation", 0);
  app.decorateReply("publish", function publish(this: FastifyReply, publication: Publication) {
    this.publication = publication;
    const { maxAge } = publication;
    const reuse = maxAge > 0 ? `max-age=${maxAge}, stale-while-revalidate=${maxAge * 10}` : "no-cache";
    this.header("cache-control", `public, ${reuse}`);
    if (publication.variesByCookie) this.header("vary", "cookie");
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.generation = cache.generation;
    done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader("content-encoding") || reply.statusCode === 204 || reply.statusCode === 304) return payload;
    const { publication } = reply;
    const isPublished = publication !== undefined && reply.statusCode === 200 && !reply.hasHeader("set-cookie");
    if (!isPublished && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    const answer = createAnswer(
      reply.getHeaders() as OutgoingHttpHeaders,
      typeof payload === "string" ? Buffer.from(payload) : payload,
    );
    const key = isPublished ? cacheKey(request.raw) : undefined;
    if (reply.statusCode === 200) publication?.onServe?.(request.raw);
    if (isPublished && isKnown(answer, request.headers["if-none-match"])) {
      reply.code(304).removeHeader("content-type").removeHeader("content-length").headers(answer.unchangedHeaders);
      return "";
    }
    const encoded = await encodeAnswer(answer, chooseEncoding(answer, request.headers["accept-encoding"]));
    if (key !== undefined) {
      answer.onServe = publication?.onServe;
      cache.keep(key, answer, { generation: reply.generation, ttlMs: (publication?.keep ?? 3600) * 1000 });
    }
    reply.headers(encoded.headers);
    if (!isPublished) reply.removeHeader("etag");
    return encoded.body;
  });
}
