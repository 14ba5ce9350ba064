import { Script } from "node:vm";
import type { Log } from "../../platform/log.server.ts";
import type { AdPlace } from "./contract.ts";

const freshMs = 300_000;
const patienceMs = 40_000;
const mostBytes = 1_000_000;

/** The scripts of a network that shows its own promotions. */
export interface AdTags {
  /** What the network calls a place; undefined where it has none there. */
  slotOf(place: AdPlace): string | undefined;
  /** The script for a place, as it was last seen; undefined until it was. Never waits: a newer one is fetched behind it. */
  find(place: AdPlace): string | undefined;
  /** Where the network is. */
  readonly origin: string;
  close(): void;
}

/**
 * Scripts of the network are fetched here and looked at before any browser runs them: what is no script, comes late or not at all
 * leaves what was there before, which in the beginning is nothing, and our own promotions stay.
 *
 * @param options.url `{slot}` stands for what the network calls a place
 */
export function createAdTags(options: {
  url: string;
  slots: Readonly<Partial<Record<AdPlace, string>>>;
  log: Log;
  now?: () => number;
}): AdTags {
  const { url, slots, log, now = () => performance.now() } = options;
  const closing = new AbortController();
  const tags = new Map<string, { script: string | undefined; askedAtMs: number; isAsking: boolean }>();

  async function fetchScript(slot: string): Promise<string> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(patienceMs)]);
    const response = await fetch(url.replaceAll("{slot}", encodeURIComponent(slot)), { signal });
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok || !/javascript|ecmascript/.test(type))
      throw new TypeError(`it returned ${response.status} ${type}`);
    const script = await response.text();
    if (script.trim() === "" || script.length > mostBytes) throw new RangeError("it is empty or too large");
    // Read, not run.
    void new Script(script);
    return script;
  }

  async function renew(slot: string): Promise<void> {
    const tag = tags.get(slot) ?? { script: undefined, askedAtMs: 0, isAsking: false };
    tags.set(slot, tag);
    if (tag.isAsking) return;
    tag.isAsking = true;
    try {
      tag.script = await fetchScript(slot);
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ err: error, slot }, "The ad network returned no script");
    }
    tag.isAsking = false;
    tag.askedAtMs = now();
  }

  for (const slot of Object.values(slots)) void renew(slot);
  return {
    origin: new URL(url).origin,
    slotOf: (place) => slots[place],
    find(place) {
      const slot = slots[place];
      if (slot === undefined) return undefined;
      const tag = tags.get(slot);
      if (!tag || now() - tag.askedAtMs > freshMs) void renew(slot);
      return tag?.script;
    },
    close: () => closing.abort(),
  };
}
