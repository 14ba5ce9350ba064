import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

interface Encoded {
  body: Buffer;
  /** The same bytes in the form that Node sends fastest, once somebody asked for it again. */
  wire?: string | Buffer;
  headers: OutgoingHttpHeaders;
}

/** A finished answer to a public GET: made once, sent in whatever encoding the client reads. */
export interface Answer {
  etag: string;
  isCompressible: boolean;
  encoded: Map<Encoding, Encoded>;
  /** What goes with 304. */
  unchangedHeaders: OutgoingHttpHeaders;
  /** Told of every request that gets this answer. */
  onServe?: ((request: IncomingMessage) => void) | undefined;
}

const compressibleFromBytes = 860;
const textUpToBytes = 32_768;

/** @param body uncompressed; its digest names the answer in every encoding */
export function createAnswer(headers: OutgoingHttpHeaders, body: Buffer): Answer {
  const etag = `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const type = headers["content-type"] ?? "";
  const isCompressible = body.length >= compressibleFromBytes && /^text\/|json|xml|javascript|x-script/.test(type);
  const tagged: OutgoingHttpHeaders = { ...headers, etag };
  if (isCompressible) tagged.vary = [tagged.vary ?? [], "accept-encoding"].flat().join(", ");
  const { "content-type": _type, "content-length": _length, ...unchangedHeaders } = tagged;
  const encoded = new Map<Encoding, Encoded>([
    ["identity", { body, headers: { ...tagged, "content-length": body.length } }],
  ]);
  return { etag, isCompressible, encoded, unchangedHeaders };
}

/** The encoding a client gets, whether or not the answer exists in it already. */
export function chooseEncoding(answer: Answer, accepted: string | undefined): Encoding {
  if (accepted === undefined || !answer.isCompressible) return "identity";
  if (acceptsEncoding(accepted, "br")) return "br";
  return acceptsEncoding(accepted, "gzip") ? "gzip" : "identity";
}

/** Makes sure that the answer exists in an encoding; compression runs outside the event loop. */
export async function encodeAnswer(answer: Answer, encoding: Encoding): Promise<Encoded> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const plain = answer.encoded.get("identity")!;
  const body = encoding === "br" ? await compressBrotli(plain.body) : await compressGzip(plain.body, { level: 5 });
  const made = { body, headers: { ...plain.headers, "content-encoding": encoding, "content-length": body.length } };
  answer.encoded.set(encoding, made);
  return made;
}

/** Small bodies as Latin-1 text: Node sends text together with the headers in one system call, bytes in two. */
export function readWire(encoded: Encoded): string | Buffer {
  const { body } = encoded;
  encoded.wire ??= body.length <= textUpToBytes ? body.toString("latin1") : body;
  return encoded.wire;
}

/** Memory that one form of an answer takes once it has been sent, in bytes. */
export function measureEncoded({ body }: Encoded): number {
  return body.length <= textUpToBytes ? 2 * body.length : body.length;
}

/** Whether the client already has this answer (`If-None-Match`). */
export function isKnown(answer: Pick<Answer, "etag">, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const digest = answer.etag.slice(2);
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === digest);
}

/** Whether a client reads an encoding, by its `Accept-Encoding`. */
export function acceptsEncoding(accepted: string, encoding: Encoding): boolean {
  return accepted.split(",").some((part) => {
    const [name, weight] = part.split(";");
    return name!.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? "");
  });
}

const compressGzip = promisify(gzip);
const brotli = promisify(brotliCompress);
const compressBrotli = (body: Buffer) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
