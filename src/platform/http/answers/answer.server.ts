import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  deflate,
  gunzip,
  gzip,
  inflate,
  zstdCompress,
  zstdDecompress,
} from "node:zlib";

/** What clients may read, the best first. */
const encodings = ["br", "zstd", "gzip", "deflate"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** One form of an answer; what is kept as text holds a byte in each character. */
export interface EncodedAnswer {
  body: Buffer | string;
  headers: OutgoingHttpHeaders;
}

/** A finished answer to a public GET: made once, sent in whatever encoding the client reads. */
export interface Answer {
  status: number;
  etag: string;
  isCompressible: boolean;
  /** The forms that exist, at least one. */
  encoded: Map<Encoding, EncodedAnswer>;
  /** What goes with 304. */
  unchangedHeaders: OutgoingHttpHeaders;
  /** Told of every request that gets this answer. */
  onServe?: ((request: IncomingMessage) => void) | undefined;
}

const compressibleFromBytes = 860;
const textUpToBytes = 32_768;
const bookkeepingBytes = 2_000;

/** @param body uncompressed; its digest names the answer in every encoding, unless it has a name already */
export function createAnswer(headers: OutgoingHttpHeaders, body: Buffer, status = 200): Answer {
  const etag = headers.etag ?? `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  const type = headers["content-type"] ?? "";
  const isCompressible = body.length >= compressibleFromBytes && /^text\/|json|xml|javascript|x-script/.test(type);
  const tagged: OutgoingHttpHeaders = { ...headers, etag };
  if (isCompressible) tagged.vary = [tagged.vary ?? [], "accept-encoding"].flat().join(", ");
  const { "content-type": _type, "content-length": _length, ...unchangedHeaders } = tagged;
  const encoded = new Map<Encoding, EncodedAnswer>([
    ["identity", { body, headers: { ...tagged, "content-length": body.length } }],
  ]);
  return { status, etag, isCompressible, encoded, unchangedHeaders };
}

/** The encoding a client gets, whether or not the answer exists in it already. */
export function chooseEncoding(answer: Answer, accepted: string | undefined): Encoding {
  if (accepted === undefined || !answer.isCompressible) return "identity";
  return encodings.find((encoding) => acceptsEncoding(accepted, encoding)) ?? "identity";
}

/** Makes sure that the answer exists in an encoding; compression runs outside the event loop. */
export async function encodeAnswer(answer: Answer, encoding: Encoding): Promise<EncodedAnswer> {
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const body = await compress[encoding](await readPlain(answer), "quick");
  const { "content-encoding": _encoding, ...headers } = answer.encoded.values().next().value!.headers;
  const named = encoding === "identity" ? headers : { ...headers, "content-encoding": encoding };
  const made = { body, headers: { ...named, "content-length": body.length } };
  answer.encoded.set(encoding, made);
  return made;
}

/** The same answer in fewer bytes, for one that is sent again and again. */
export async function refineAnswer(answer: Answer): Promise<Answer> {
  const plain = await readPlain(answer);
  const encoded: Answer["encoded"] = new Map();
  for (const [encoding, { headers }] of answer.encoded) {
    const body = await compress[encoding](plain, "small");
    encoded.set(encoding, { body, headers: { ...headers, "content-length": body.length } });
  }
  return packAnswer({ ...answer, encoded });
}

/**
 * The answer as it is kept: what clients read compressed is not kept in full as well, and what is small is kept as text,
 * which Node sends together with the headers in one system call.
 */
export function packAnswer(answer: Answer): Answer {
  const forms = [...answer.encoded].filter(([encoding]) => encoding !== "identity" || answer.encoded.size === 1);
  return { ...answer, encoded: new Map(forms.map(([encoding, form]) => [encoding, packForm(form)])) };
}

function packForm({ body, headers }: EncodedAnswer): EncodedAnswer {
  return { body: body.length <= textUpToBytes ? body.toString("latin1") : body, headers };
}

/** Memory that an answer takes, in bytes. */
export function measureAnswer({ encoded }: Answer): number {
  return [...encoded.values()].reduce((sum, { body }) => sum + bookkeepingBytes + body.length, 0);
}

async function readPlain({ encoded }: Answer): Promise<Buffer> {
  const read = (encoding: Encoding) => {
    const body = encoded.get(encoding)?.body;
    return typeof body === "string" ? Buffer.from(body, "latin1") : body;
  };
  const plain = read("identity");
  if (plain) return plain;
  const packed = encodings.find((encoding) => encoded.has(encoding))!;
  return unpack[packed](read(packed)!);
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

type Effort = "quick" | "small";

/** For those who wait, and for all who come later: half the time against a fifth of the bytes. */
const gzipLevels: Readonly<Record<Effort, number>> = { quick: 1, small: 6 };
const zstdLevels: Readonly<Record<Effort, number>> = { quick: 1, small: 9 };
const brotliQualities: Readonly<Record<Effort, number>> = { quick: 0, small: 5 };
/** As large as pages are. Larger windows cost so much memory that the garbage collector runs for them. */
const brotliWindowBits = 18;
/** Brotli at its quickest takes less than a millisecond for this much: handing it to another thread and back costs as much. */
const compressedHereUpToBytes = 262_144;
/** Most answers in one piece. */
const chunkSize = 65_536;

const compress: Readonly<Record<Encoding, (body: Buffer, effort: Effort) => Promise<Buffer>>> = {
  identity: (body) => Promise.resolve(body),
  gzip: (body, effort) => packGzip(body, { level: gzipLevels[effort], chunkSize }),
  deflate: (body, effort) => packDeflate(body, { level: gzipLevels[effort], chunkSize }),
  zstd: (body, effort) =>
    packZstd(body, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: zstdLevels[effort] } }),
  br: async (body, effort) => {
    const options = {
      chunkSize,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQualities[effort],
        [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    };
    const isShort = effort === "quick" && body.length <= compressedHereUpToBytes;
    return isShort ? brotliCompressSync(body, options) : packBrotli(body, options);
  },
};
const packGzip = promisify(gzip);
const packDeflate = promisify(deflate);
const packZstd = promisify(zstdCompress);
const packBrotli = promisify(brotliCompress);

const unpack: Readonly<Record<(typeof encodings)[number], (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
};
