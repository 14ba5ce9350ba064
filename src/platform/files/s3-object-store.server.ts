import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { Log } from "../log.server.ts";
import {
  checkFolder,
  digestContent,
  failAsUnavailable,
  splitKey,
  verifyContent,
  type ObjectContent,
  type ObjectStore,
} from "./object-store.server.ts";

/** Where a bucket is, and who may use it. */
export interface S3Settings {
  bucket: string;
  /** Of an S3-compatible store, such as `https://minio.example:9000`; Amazon’s without it. */
  endpoint: string | undefined;
  region: string;
  /** Without them, those that the environment of the process gives (as Amazon’s SDK finds them). */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** How long is waited for the store. */
interface Patience {
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  /** For listing, deleting, and the beginning of an answer, with all attempts. */
  shortMs: number;
}

const usualPatience: Patience = { connectMs: 3_000, idleMs: 10_000, shortMs: 15_000 };
const attempts = 4;
/** Uploads may take longer by that. */
const slowestBytesPerMs = 1_000;
const connectionsAtMost = 50;
/** Larger files go in parts, each of which is tried again by itself. */
const partBytes = 16 * 1024 * 1024;
const partsAtOnce = 2;

/**
 * Objects in a bucket of an S3-compatible store. Amazon’s SDK is loaded with the first call.
 *
 * @param log is told why a call failed: the keys may be wrong, or the bucket may not exist
 */
export function createS3ObjectStore(
  settings: S3Settings,
  { log, patience: { connectMs, idleMs, shortMs } = usualPatience }: { log: Log; patience?: Patience },
): ObjectStore {
  const { bucket: Bucket, endpoint, region, keys } = settings;
  let opening: ReturnType<typeof open> | undefined;
  let isClosed = false;

  async function open() {
    const sdk = await import("@aws-sdk/client-s3");
    const client = new sdk.S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(keys && { credentials: keys }),
      maxAttempts: attempts,
      // Checksums are our own; stores of other makers don’t know the newest of Amazon’s.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: connectMs,
        socketTimeout: idleMs,
        httpAgent: { maxSockets: connectionsAtMost },
        httpsAgent: { maxSockets: connectionsAtMost },
      },
    });
    return { sdk, client };
  }

  function work<Result>(
    what: string,
    perform: (opened: Awaited<ReturnType<typeof open>>) => Promise<Result>,
  ): Promise<Result> {
    return failAsUnavailable(async () => {
      if (isClosed) throw new Error("The object store is closed");
      try {
        return await perform(await (opening ??= open()));
      } catch (error) {
        log.error({ err: error, bucket: Bucket, endpoint }, `The object store couldn’t ${what}`);
        throw error;
      }
    });
  }

  const soon = (bytes = 0) => ({ abortSignal: AbortSignal.timeout(shortMs + Math.ceil(bytes / slowestBytesPerMs)) });

  async function upload(
    { sdk, client }: Awaited<ReturnType<typeof open>>,
    { Key, digest, content }: { Key: string; digest: string; content: ObjectContent },
  ): Promise<void> {
    const isBytes = content instanceof Uint8Array;
    if (!isBytes && (await stat(content.file)).size > partBytes) {
      const { Upload } = await import("@aws-sdk/lib-storage");
      const Body = createReadStream(content.file);
      await new Upload({ client, params: { Bucket, Key, Body }, partSize: partBytes, queueSize: partsAtOnce }).done();
      return;
    }
    const Body = isBytes ? content : await readFile(content.file);
    const ChecksumSHA256 = Buffer.from(digest, "hex").toString("base64");
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ChecksumSHA256 }), soon(Body.length));
  }

  return {
    isShared: true,
    put: (folder, content) => {
      checkFolder(folder);
      return work("store an object", async (opened) => {
        const digest = await digestContent(content);
        const key = `${folder}/${digest}`;
        for (let tries = 1; ; tries++) {
          try {
            await upload(opened, { Key: key, digest, content });
            return key;
          } catch (error) {
            if (!isConflict(error) || tries === attempts) throw error;
          }
        }
      });
    },
    get: (key) => {
      splitKey(key);
      return work("read an object", async ({ sdk, client }) => {
        const waiting = new AbortController();
        const timer = setTimeout(() => waiting.abort(), shortMs);
        try {
          const { Body, ContentLength = 0 } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }), {
            abortSignal: waiting.signal,
          });
          return { bytes: ContentLength, stream: verifyContent(key, Body as Readable) };
        } catch (error) {
          if (error instanceof sdk.NoSuchKey) return undefined;
          throw error;
        } finally {
          clearTimeout(timer);
        }
      });
    },
    async *list(folder) {
      const Prefix = `${checkFolder(folder)}/`;
      for (let ContinuationToken: string | undefined, isMore = true; isMore;) {
        const page = await work("list objects", ({ sdk, client }) =>
          client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), soon()),
        );
        for (const { Key, Size = 0, LastModified } of page.Contents ?? [])
          if (Key !== undefined) yield { key: Key, bytes: Size, storedAt: LastModified ?? new Date() };
        ContinuationToken = page.NextContinuationToken;
        isMore = ContinuationToken !== undefined;
      }
    },
    delete: (key) => {
      splitKey(key);
      return work(
        "delete an object",
        async ({ sdk, client }) => void (await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key }), soon())),
      );
    },
    close() {
      isClosed = true;
      void opening?.then(({ client }) => client.destroy());
    },
  };
}

/** Other work on the same names is under way, such as deleting what is beside an object; S3 asks to try again. */
const isConflict = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode === 409;
