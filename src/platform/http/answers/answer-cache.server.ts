import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { preserveCampaign } from "../../../core/urls/campaign-parameters.ts";
import {
  chooseEncoding,
  encodeAnswer,
  isKnown,
  measureAnswer,
  packAnswer,
  refineAnswer,
  type Answer,
  type EncodedAnswer,
  type Encoding,
} from "./answer.server.ts";
import { traceAnswer } from "../../trace/trace.server.ts";
import { findCookie } from "../cookies/cookie-names.server.ts";
import { dropUnknownParameters } from "../parameters/known-parameters.server.ts";

/** Finished answers, looked up before any routing. */
export interface AnswerCache {
  /** The key of an answer to this request; undefined when it is not for everybody. */
  keyOf(request: IncomingMessage): string | undefined;
  /** Grows at each `clear`; an answer that was begun under an older generation is not kept. */
  readonly generation: number;
  /** Sends a kept answer. Returns false, having done nothing, when there is none. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  store(key: string, answer: Answer, options: { generation: number; ttlMs: number }): void;
  clear(): void;
  /** Memory that all of them take. */
  readonly bytes: number;
}

interface AnswerCacheOptions {
  maxBytes: number;
  /** Which of several answers for everybody a request gets, where there are several. */
  nameVariant?: (request: IncomingMessage) => string;
}

/** Far longer than any address of this site: what is longer was not made by it. */
const longestKey = 2_000;
const ttlResolutionMs = 1_000;
/** How much of the memory is for answers that nobody has asked for again. */
const unprovenShare = 0.25;

/**
 * Bounded by the bytes of all bodies and keys, the least recently used out first. What was asked for once stays in a small
 * part of the memory, and so do refusals and redirects: neither crawlers nor random paths drive out what people come for.
 */
export function createAnswerCache({ maxBytes, nameVariant }: AnswerCacheOptions): AnswerCache {
  const createPart = (share: number) =>
    new LRUCache<string, Answer>({
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: (answer, key) => measureAnswer(answer) + key.length,
      ttlResolution: ttlResolutionMs,
    });
  const unproven = createPart(unprovenShare);
  const proven = createPart(1 - unprovenShare);
  let generation = 0;

  function find(key: string): Answer | undefined {
    const known = proven.get(key);
    if (known) return known;
    const answer = unproven.get(key);
    if (answer?.status === 200) {
      proven.set(key, answer, { ttl: unproven.getRemainingTTL(key) });
      unproven.delete(key);
      refine(key, answer);
    }
    return answer;
  }

  function refine(key: string, answer: Answer): void {
    refineAnswer(answer).then((refined) => replace(key, answer, refined), ignore);
  }

  function replace(key: string, answer: Answer, better: Answer): void {
    const part = [proven, unproven].find((candidate) => candidate.peek(key) === answer);
    part?.set(key, better, { ttl: part.getRemainingTTL(key) });
  }

  /** The first who reads another encoding than those before waits for it. */
  async function encodeCached(key: string, answer: Answer, encoding: Encoding): Promise<EncodedAnswer> {
    const encoded = await encodeAnswer(answer, encoding);
    const packed = packAnswer(answer);
    replace(key, answer, packed);
    if (proven.peek(key) === packed) refine(key, packed);
    return encoded;
  }

  function keyOf(request: IncomingMessage): string | undefined {
    const key = cacheKey(request);
    const variant = key === undefined || isNoPage.test(request.url!) ? "" : (nameVariant?.(request) ?? "");
    return variant === "" ? key : `${key} ${variant}`;
  }

  return {
    keyOf,
    get generation() {
      return generation;
    },
    get bytes() {
      return proven.calculatedSize + unproven.calculatedSize;
    },
    serve(request, response) {
      const key = keyOf(request);
      const answer = key === undefined ? undefined : find(key);
      if (key === undefined || !answer) return false;
      if (answer.status === 200 && isKnown(answer, request.headers["if-none-match"])) {
        answer.onServe?.(request);
        response.writeHead(304, { ...answer.unchangedHeaders, ...traceAnswer(request) });
        response.end();
        return true;
      }
      const send = ({ body, headers }: EncodedAnswer) => {
        answer.onServe?.(request);
        response.writeHead(answer.status, { ...preserveCampaignIn(headers, request.url), ...traceAnswer(request) });
        if (request.method === "HEAD") response.end();
        else response.end(body, "latin1");
      };
      const encoding = chooseEncoding(answer, request.headers["accept-encoding"]);
      const encoded = answer.encoded.get(encoding);
      if (encoded) send(encoded);
      else encodeCached(key, answer, encoding).then(send, () => response.destroy());
      return true;
    },
    store(key, answer, options) {
      if (options.generation !== generation) return;
      const part = proven.has(key) ? proven : unproven;
      part.set(key, packAnswer(answer), { ttl: options.ttlMs });
    },
    clear() {
      generation++;
      proven.clear();
      unproven.clear();
    },
  };
}

/** Redirects are kept without what campaigns add: those who come by different ones share them. */
function preserveCampaignIn(headers: OutgoingHttpHeaders, asked = ""): OutgoingHttpHeaders {
  const { location } = headers;
  return typeof location === "string" ? { ...headers, location: preserveCampaign(location, asked) } : headers;
}

/** Calls and pictures have no variants. */
const isNoPage = /^\/(?:img|api|siteApi|iconify|npm|r|billing|user|assets)\//;

/** What failed to become smaller stays as it is. */
const ignore = () => undefined;

/**
 * Under which key an answer to this request may be kept; undefined when it is not for everybody. Answers depend on what
 * stands here and on nothing else of a request: the host, where the site and its languages are, the address, and the
 * language that was chosen. The theme is no part of it: a script in the page applies it.
 */
export function cacheKey({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (url === undefined || hasCredentials(headers) || readReferral(url) !== undefined) return undefined;
  const key = `${headers.host ?? ""} ${dropUnknownParameters(url)} ${readLanguageCookie(headers.cookie)}`;
  return key.length > longestKey ? undefined : key;
}

/** Whether somebody says who they are: they get nothing that is kept, and nothing of theirs is. */
export function hasCredentials({ authorization, cookie }: IncomingMessage["headers"]): boolean {
  return authorization !== undefined || (cookie !== undefined && /(?:^|; ?)(?:__Host-)?token=/.test(cookie));
}

/** By whom a visitor was sent, as the address tells; undefined when by nobody. Such an answer sets a cookie. */
export function readReferral(url: string): string | undefined {
  return /[?&]ref=([\w-]{1,64})(?:&|$)/.exec(url)?.[1];
}

/** The language a visitor has chosen, two letters; empty when they have not. Answers may differ by it. */
export function readLanguageCookie(cookies: string | undefined): string {
  const given = findCookie(cookies, "lang") ?? "";
  return /^[a-z]{2}$/.test(given) ? given : "";
}
