import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline, Transform, type Readable } from "node:stream";
import { AppError } from "../../core/errors.ts";

/** Bytes, or the path of a file that nobody changes meanwhile. */
export type ObjectContent = Uint8Array | { file: string };

/** What is listed of an object. */
export interface ListedObject {
  key: string;
  bytes: number;
  storedAt: Date;
}

/** An object as it is read. */
export interface ReadableObject {
  bytes: number;
  /** Fails at its end if what was read isn’t what the key names. */
  stream: Readable;
}

/**
 * Files that are too large for the database: in a folder, or in an S3-compatible store that several servers share. An object
 * never changes: its key is a folder and the SHA-256 of its content in hexadecimal, `attachments/018f…/9f86d0…`. What is read
 * is therefore checked wherever it lies.
 *
 * All calls fail with AppError `unavailable` while the store cannot be reached, refuses, or has no room.
 */
export interface ObjectStore {
  /** Whether other servers see the same objects. */
  readonly isShared: boolean;
  /**
   * Stores an object; when this has resolved, it survives a crash. Storing the same again changes nothing.
   *
   * @param folder one to six names of lower-case letters, digits, `.`, `_` and `-`, divided by `/`
   * @returns its key
   */
  put(folder: string, content: ObjectContent): Promise<string>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<ReadableObject | undefined>;
  /** Objects of a folder and the folders in it, in no order. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** Nothing happens when there is no such object. */
  delete(key: string): Promise<void>;
  close(): void;
}

const folderPattern = /^[a-z0-9][a-z0-9._-]{0,99}(?:\/[a-z0-9][a-z0-9._-]{0,99}){0,5}$/;
const digestPattern = /^[0-9a-f]{64}$/;

/** @throws RangeError for what cannot be part of a key */
export function checkFolder(folder: string): string {
  if (!folderPattern.test(folder)) throw new RangeError(`not a folder of objects: ${folder}`);
  return folder;
}

/** The folder of a key, and the SHA-256 of its content in hexadecimal. @throws RangeError for what is no key */
export function splitKey(key: string): { folder: string; digest: string } {
  const end = key.lastIndexOf("/");
  const [folder, digest] = [key.slice(0, Math.max(0, end)), key.slice(end + 1)];
  if (!digestPattern.test(digest)) throw new RangeError(`not a key of an object: ${key}`);
  return { folder: checkFolder(folder), digest };
}

/** A whole object in memory; undefined when there is none. @throws AppError `unavailable` */
export async function readObject(store: Pick<ObjectStore, "get">, key: string): Promise<Buffer | undefined> {
  const found = await store.get(key);
  return found && (await failAsUnavailable(() => buffer(found.stream)));
}

/** SHA-256 in hexadecimal. */
export async function digestContent(content: ObjectContent): Promise<string> {
  const hash = createHash("sha256");
  if (content instanceof Uint8Array) return hash.update(content).digest("hex");
  for await (const piece of createReadStream(content.file)) hash.update(piece as Buffer);
  return hash.digest("hex");
}

/** What is read from a source; fails at its end if that isn’t what a key names. */
export function verifyContent(key: string, source: Readable): Readable {
  const { digest } = splitKey(key);
  const hash = createHash("sha256");
  const verified = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      hash.update(piece);
      pass(null, piece);
    },
    flush(end) {
      const isWhole = hash.digest("hex") === digest;
      end(isWhole ? null : new Error(`The object ${key} is damaged: its content has another SHA-256`));
    },
  });
  // Whoever reads is told of errors.
  pipeline(source, verified, () => undefined);
  return verified;
}

/** @throws AppError `unavailable` for everything that goes wrong */
export async function failAsUnavailable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError || cause instanceof RangeError) throw cause;
    throw new AppError("unavailable", "Files can’t be read or stored right now. Try again in a minute.", { cause });
  }
}
