import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, isKnown, measureEncoded, readWire, type Answer } from "./answer.server.ts";

/** Finished answers, looked up before any routing. */
export interface AnswerCache {
  /** Grows at each `clear`; an answer that was begun under an older generation is not kept. */
  readonly generation: number;
  /** Sends a kept answer. Returns false, having done nothing, when there is none. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  keep(key: string, answer: Answer, options: { generation: number; ttlMs: number }): void;
  clear(): void;
}

const bookkeepingBytes = 2_000;
/** Far longer than any address of this site: what is longer was not made by it. */
const longestKey = 2_000;
const ttlResolutionMs = 1_000;

/** Least recently used out first, bounded by the bytes of all bodies and keys. */
export function createAnswerCache({ maxBytes }: { maxBytes: number }): AnswerCache {
  const answers = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    sizeCalculation: measureAnswer,
    ttlResolution: ttlResolutionMs,
  });
  let generation = 0;
  return {
    get generation() {
      return generation;
    },
    serve(request, response) {
      const key = cacheKey(request);
      const answer = key === undefined ? undefined : answers.get(key);
      if (!answer) return false;
      if (isKnown(answer, request.headers["if-none-match"])) {
        answer.onServe?.(request);
        response.writeHead(304, answer.unchangedHeaders);
        response.end();
        return true;
      }
      const encoded = answer.encoded.get(chooseEncoding(answer, request.headers["accept-encoding"]));
      if (!encoded) return false;
      answer.onServe?.(request);
      response.writeHead(200, encoded.headers);
      if (request.method === "HEAD") response.end();
      else response.end(readWire(encoded), "latin1");
      return true;
    },
    keep(key, answer, options) {
      if (options.generation !== generation) return;
      const kept = answers.peek(key);
      if (kept?.etag === answer.etag) for (const [name, encoded] of kept.encoded) answer.encoded.set(name, encoded);
      answers.set(key, answer, { ttl: options.ttlMs });
    },
    clear() {
      generation++;
      answers.clear();
    },
  };
}

/** Under which key an answer to this request may be kept; undefined when it is not for everybody. */
export function cacheKey({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (url === undefined || headers.authorization !== undefined) return undefined;
  const key = `${headers.host ?? ""} ${url} ${readLanguageCookie(headers.cookie)}`;
  return key.length > longestKey ? undefined : key;
}

/** The language a visitor has chosen, two letters; empty when they have not. Answers may differ by it. */
export function readLanguageCookie(cookies: string | undefined): string {
  return /(?:^|; ?)lang=([a-z]{2})(?:;|$)/.exec(cookies ?? "")?.[1] ?? "";
}

const measureAnswer = ({ encoded }: Answer, key: string) =>
  bookkeepingBytes + key.length + [...encoded.values()].reduce((sum, one) => sum + measureEncoded(one), 0);
