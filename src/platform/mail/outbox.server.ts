import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../replace-file.server.ts";
import type { Mailer } from "./mailer.server.ts";

const maxMails = 50;
const idLength = 9;
const stampDigits = 14;

const storedMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

export interface StoredMail extends z.infer<typeof storedMail> {
  id: string;
  sentAt: Date;
}

/** Letters that stay on this machine, for whoever tries the site. */
export interface Outbox extends Mailer {
  /** The last one first. */
  list(): Promise<StoredMail[]>;
}

/** Keeps the last letters as files of a folder, each named by when it was sent. */
export function createOutbox({ folder, now = () => new Date() }: { folder: string; now?: () => Date }): Outbox {
  const listNames = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => /^\d+-[\w-]+\.json$/.test(name));

  return {
    async send({ to, subject, text, html, id: given }) {
      await mkdir(folder, { recursive: true });
      const name = given ?? randomBytes(idLength).toString("base64url");
      if ((await listNames()).some((known) => known.endsWith(`-${name}.json`))) return;
      const id = `${String(now().getTime()).padStart(stampDigits, "0")}-${name}`;
      const path = join(folder, `${id}.json`);
      await replaceFile(path, JSON.stringify({ to, subject, text, html }), { mode: 0o600 });
      const names = (await listNames()).toSorted();
      for (const old of names.slice(0, -maxMails)) await rm(join(folder, old), { force: true });
    },
    async list() {
      const names = (await listNames()).toSorted().toReversed().slice(0, maxMails);
      const mails = await Promise.all(names.map((name) => readMail(folder, name)));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}

/** Undefined for what has just made room, and for what is no letter. */
async function readMail(folder: string, name: string): Promise<StoredMail | undefined> {
  try {
    const mail = storedMail.parse(JSON.parse(await readFile(join(folder, name), "utf8")));
    return { id: name.replace(/\.json$/, ""), sentAt: new Date(Number.parseInt(name, 10)), ...mail };
  } catch {
    return undefined;
  }
}
