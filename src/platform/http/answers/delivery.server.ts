import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { preserveCampaign } from "../../../core/urls/campaign-parameters.ts";
import { traceAnswerHeader } from "../../trace/trace.server.ts";
import type { AnswerCache } from "./answer-cache.server.ts";
import { chooseEncoding, createAnswer, encodeAnswer, isKnown } from "./answer.server.ts";

/** How long an answer that is the same for everybody may be reused. */
export interface Publication {
  /** The status that it is published with: an answer that became another on its way is not. Default 200. */
  status?: number;
  /** By browsers and proxies without asking, seconds. */
  maxAge: number;
  /** By this server, seconds; a catalogue swap ends it early. Default one hour. */
  cacheSeconds?: number;
  /** Answers differ by what the visitor chose before (cookies), so that caches between here and there keep them apart. */
  variesByCookie?: boolean;
  /** Told of every request that gets this answer, also of those who get it from what is kept. */
  onServe?: (request: IncomingMessage) => void;
}

declare module "fastify" {
  interface FastifyReply {
    publication: Publication | undefined;
    generation: number;
    endWait: ((end: "answered" | "gone") => void) | undefined;
    /** Declares the answer public: tagged, compressed once, kept for the next who asks. */
    publish(publication: Publication): void;
  }
  interface FastifyContextConfig {
    /** Whoever asks for what is being made waits for it, instead of having it made once more. */
    isMadeOnce?: boolean;
  }
}

/** Tags, compresses and keeps answers on their way out. */
export function registerDelivery(app: FastifyInstance, cache: AnswerCache): void {
  registerWaiting(app, cache);
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
    const answer = await deliver(request, reply, payload);
    reply.endWait?.("answered");
    const location = reply.getHeader("location");
    if (typeof location === "string") reply.header("location", preserveCampaign(location, request.url));
    return answer;
  });

  async function deliver(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    if (reply.hasHeader("content-encoding") || reply.statusCode === 204 || reply.statusCode === 304) return payload;
    const { publication } = reply;
    const isWanted = publication !== undefined && reply.statusCode === (publication.status ?? 200);
    const isPublished = isWanted && !reply.hasHeader("set-cookie");
    if (!isPublished && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    // Cookies are on the reply already, and setting them again would add them once more. The trace is that of this request.
    const {
      "set-cookie": _cookies,
      [traceAnswerHeader]: _trace,
      ...headers
    } = reply.getHeaders() as OutgoingHttpHeaders;
    const answer = createAnswer(
      headers,
      typeof payload === "string" ? Buffer.from(payload) : payload,
      reply.statusCode,
    );
    const key = isPublished ? cache.keyOf(request.raw) : undefined;
    if (reply.statusCode === 200) publication?.onServe?.(request.raw);
    if (isPublished && reply.statusCode === 200 && isKnown(answer, request.headers["if-none-match"])) {
      reply.code(304).removeHeader("content-type").removeHeader("content-length").headers(answer.unchangedHeaders);
      return "";
    }
    const encoded = await encodeAnswer(answer, chooseEncoding(answer, request.headers["accept-encoding"]));
    if (key !== undefined) {
      answer.onServe = publication?.onServe;
      cache.store(key, answer, { generation: reply.generation, ttlMs: (publication?.cacheSeconds ?? 3600) * 1000 });
    }
    reply.headers(encoded.headers);
    if (!isPublished) reply.removeHeader("etag");
    return encoded.body;
  }
}

/**
 * Of equal requests at one time, the first has the answer made and the others wait until it is kept. When it turns out not
 * to be for everybody, or fails, they ask for themselves; when the first leaves, one of them takes its place.
 */
function registerWaiting(app: FastifyInstance, cache: AnswerCache): void {
  const running = new Map<string, Promise<"answered" | "gone">>();
  app.decorateReply("endWait", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const key = request.routeOptions.config.isMadeOnce ? cache.keyOf(request.raw) : undefined;
    if (key === undefined) return;
    for (let first = running.get(key); first; first = running.get(key)) {
      const end = await first;
      const isServed = cache.serve(request.raw, reply.raw);
      if (isServed) reply.hijack();
      if (isServed || end === "answered") return;
    }
    const { promise, resolve } = Promise.withResolvers<"answered" | "gone">();
    running.set(key, promise);
    reply.endWait = (end) => {
      if (running.get(key) === promise) running.delete(key);
      resolve(end);
    };
    reply.raw.once("close", () => reply.endWait?.("gone"));
  });
}
