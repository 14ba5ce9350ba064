import { useSyncExternalStore } from "react";

/** What a person took icons away as last, kept in this browser. */
export interface DownloadChoice {
  /** Ids of formats. */
  copied: string;
  downloaded: string;
  /** Chosen last among all formats. */
  shown: string;
  /** Pixels of a picture for one of the size. */
  scale: 1 | 2 | 3;
  /** Behind drawings in pictures that have no transparency. */
  ground: `#${string}`;
}

export const scales = [1, 2, 3] as const;

const key = "take-away";
const usual: DownloadChoice = { copied: "svg", downloaded: "png", shown: "svg", scale: 1, ground: "#ffffff" };
const listeners = new Set<() => void>();
let current: DownloadChoice | undefined;

/** The choice, and the way to change it; the server knows the usual one only. */
export function useDownloadChoice(): [DownloadChoice, (change: Partial<DownloadChoice>) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => (current ??= recall()),
    () => usual,
  );
  return [choice, remember];
}

function remember(change: Partial<DownloadChoice>): void {
  current = { ...(current ?? recall()), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing knows the choice for as long as the page is open.
  }
  for (const listener of listeners) listener();
}

function recall(): DownloadChoice {
  try {
    return readChoice(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return usual;
  }
}

/** Whatever was kept: what it lacks or says wrong is as usual. */
export function readChoice(stored: unknown): DownloadChoice {
  const { copied, downloaded, shown, scale, ground } = Object(stored) as Record<string, unknown>;
  return {
    copied: readId(copied, usual.copied),
    downloaded: readId(downloaded, usual.downloaded),
    shown: readId(shown, usual.shown),
    scale: scales.find((one) => one === scale) ?? usual.scale,
    ground: typeof ground === "string" && /^#[\da-f]{6}$/.test(ground) ? (ground as `#${string}`) : usual.ground,
  };
}

const readId = (id: unknown, usualId: string) => (typeof id === "string" ? id : usualId);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
