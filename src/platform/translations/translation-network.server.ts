import { z } from "zod";
import type { Log } from "../log.server.ts";

/** Texts that are newer than the built-in ones. Asking never waits: what is not there yet, or has grown old, is fetched behind it. */
export interface TranslationNetwork<Texts> {
  /** The last good texts; undefined as long as there are none. */
  find(locale: string, namespace: string): Texts | undefined;
  /** Aborts what is being fetched. */
  close(): void;
}

interface NetworkOptions<Texts> {
  /** With `{locale}` and `{namespace}` in it. */
  url: string;
  /** Makes what `find` gives of texts by key. */
  read: (texts: Readonly<Record<string, string>>, from: { locale: string; namespace: string }) => Texts;
  log: Log;
  /** Milliseconds. */
  now?: () => number;
}

interface CacheEntry<Texts> {
  /** The answer that the texts were read from. */
  answer?: string;
  texts?: Texts;
  renewFromMs: number;
}

const minuteMs = 60_000;
const ttlMs = 30 * minuteMs;
const retryMs = 5 * minuteMs;
const timeoutMs = 10_000;
const longestAnswer = 1_000_000;

const answerSchema = z.record(z.string(), z.string());

/** Fetches texts by namespace and language, keeps them for half an hour and renews them at the first use after that. */
export function createTranslationNetwork<Texts>({
  url,
  read,
  log,
  now = () => performance.now(),
}: NetworkOptions<Texts>): TranslationNetwork<Texts> {
  const cache = new Map<string, CacheEntry<Texts>>();
  const closing = new AbortController();

  async function renew(entry: CacheEntry<Texts>, from: { locale: string; namespace: string }): Promise<void> {
    const address = url.replaceAll("{locale}", from.locale).replaceAll("{namespace}", from.namespace);
    try {
      const answer = (await fetchText(address, closing.signal)) ?? "{}";
      if (answer !== entry.answer) entry.texts = read(answerSchema.parse(JSON.parse(answer)), from);
      entry.answer = answer;
      entry.renewFromMs = now() + ttlMs;
    } catch (error) {
      if (closing.signal.aborted) return;
      log.warn({ err: error, url: address }, "Couldn’t fetch texts");
      entry.renewFromMs = now() + retryMs;
    }
  }

  return {
    find(locale, namespace) {
      const key = `${locale}/${namespace}`;
      let entry = cache.get(key);
      if (!entry) cache.set(key, (entry = { renewFromMs: Number.NEGATIVE_INFINITY }));
      if (now() >= entry.renewFromMs) {
        entry.renewFromMs = Number.POSITIVE_INFINITY;
        void renew(entry, { locale, namespace });
      }
      return entry.texts;
    },
    close: () => closing.abort(),
  };
}

/** @returns undefined where there are no such texts */
async function fetchText(address: string, closing: AbortSignal): Promise<string | undefined> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the answer was ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > longestAnswer) throw new Error(`the answer is longer than ${longestAnswer} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
