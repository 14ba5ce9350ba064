import { createReadStream, createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { extract, pack } from "tar-stream";
import { CliError } from "../../platform/cli/run-cli.server.ts";
import { syncFolder } from "../../platform/sync-folder.server.ts";

/** Adds files to an archive, one after the other. */
export type AddFile = (name: string, bytes: number, content: AsyncIterable<Uint8Array>) => Promise<void>;

const ageHeader = "age-encryption.org/v1";
const recipientPattern = /^age1[a-z0-9]+$/;
const identityPattern = /^AGE-SECRET-KEY-/;

/**
 * Writes a gzipped tar archive, encrypted in the age format if there is a key: beside its place, to the disk, then moved.
 *
 * @param key a public key of age, or a passphrase
 */
export async function writeArchive(
  path: string,
  { key, write }: { key: string | undefined; write: (add: AddFile) => Promise<void> },
): Promise<void> {
  const draft = `${path}.${process.pid}.part`;
  const tar = pack();
  const add: AddFile = async (name, size, content) => {
    const entry = tar.entry({ name, size, mode: 0o600 });
    await pipeline(content, entry);
  };
  const writing = (async () => {
    try {
      await write(add);
      tar.finalize();
    } catch (error) {
      tar.destroy(error as Error);
      throw error;
    }
  })();
  try {
    const zipped = createGzip();
    const packed = pipeline(tar, zipped);
    const sealed = key === undefined ? zipped : await encrypt(zipped, key);
    await Promise.all([
      writing,
      packed,
      pipeline(sealed, createWriteStream(draft, { flags: "wx", flush: true, mode: 0o600 })),
    ]);
    await rename(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    // The cause, and not that streams behind it ended early.
    await writing;
    throw error;
  }
}

async function encrypt(source: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (recipientPattern.test(key)) encrypter.addRecipient(key);
  else encrypter.setPassphrase(key);
  const stream = await encrypter.encrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

/** A file of an archive: read it before the next one. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array>;
}

/**
 * @param key the secret key of age, or the passphrase
 * @throws CliError for a file that is no archive, and for a wrong key
 */
export async function* readArchive(path: string, key: string | undefined): AsyncGenerator<ArchivedFile> {
  const file = createReadStream(path);
  const source = (await isEncrypted(path)) ? await decrypt(file, key) : file;
  const unzipped = createGunzip();
  const entries = extract();
  const flowing = pipeline(source, unzipped, entries);
  flowing.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header;
      yield { name, bytes: size, content: entry as AsyncIterable<Uint8Array> };
      entry.resume();
    }
    await flowing;
  } catch (cause) {
    if (cause instanceof CliError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CliError(`${path} is damaged, or is no backup: ${reason}`, { cause });
  } finally {
    file.destroy();
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString("latin1") === ageHeader;
  } finally {
    await file.close();
  }
}

async function decrypt(source: Readable, key: string | undefined): Promise<Readable> {
  if (key === undefined)
    throw new CliError("This backup is encrypted. Set BACKUP_KEY to its secret key or passphrase.");
  if (recipientPattern.test(key))
    throw new CliError("BACKUP_KEY is the public key. Set it to the secret key (AGE-SECRET-KEY-1…) to restore.");
  const decrypter = new Decrypter();
  if (identityPattern.test(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
    return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
  } catch (cause) {
    source.destroy();
    throw new CliError("BACKUP_KEY doesn’t open this backup.", { cause });
  }
}
