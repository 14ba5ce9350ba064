import { useEffect, useSyncExternalStore } from "react";
import { api } from "../../browser/api-client.ts";
import { isOwnDrawing } from "../../browser/own-drawings.ts";
import type { IconDetailsView } from "./contract.ts";

type Failure = "offline" | "failed";

const cachedDetails = 100;
const sheets = new Map<string, IconDetailsView>();
const failures = new Map<string, Failure>();
/** Of an icon that is pointed at and then opened, one request is made. */
const pending = new Map<string, Promise<IconDetailsView>>();
const listeners = new Set<() => void>();

/** What is known about one icon. */
export interface IconDetailsState {
  details: IconDetailsView | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/** Fetches what the panel shows; icons looked at before are there at once. */
export function useIconDetails(id: string, initial: IconDetailsView | undefined): IconDetailsState {
  const fetched = useSyncExternalStore(
    subscribe,
    () => sheets.get(id),
    () => undefined,
  );
  const failure = useSyncExternalStore(
    subscribe,
    () => failures.get(id),
    () => undefined,
  );
  const details = fetched ?? (initial?.icon.id === id ? initial : undefined);
  const isWanted = id !== "" && !details && !failure;
  useEffect(() => {
    if (isWanted) void tryFetch(id);
  }, [id, isWanted]);
  return { details, failure, retry: () => void tryFetch(id) };
}

/** The details of an icon that has been viewed. */
export function findIconDetails(id: string): IconDetailsView | undefined {
  return sheets.get(id);
}

/** The details of an icon, from memory or from the server. */
export async function fetchIconDetails(id: string): Promise<IconDetailsView> {
  const known = sheets.get(id);
  if (known) return known;
  const request = pending.get(id) ?? requestDetails(id).finally(() => pending.delete(id));
  pending.set(id, request);
  return request;
}

async function requestDetails(id: string): Promise<IconDetailsView> {
  const details = isOwnDrawing(id) ? await readOwn(id) : (await api.get<IconDetailsView>(`/view/icon/${id}`))!;
  sheets.set(id, details);
  for (const oldest of [...sheets.keys()].slice(0, Math.max(0, sheets.size - cachedDetails))) sheets.delete(oldest);
  return details;
}

async function readOwn(id: string): Promise<IconDetailsView> {
  const { readOwnIconDetails } = await import("./own-icon-details.ts");
  return readOwnIconDetails(id);
}

async function tryFetch(id: string): Promise<void> {
  try {
    await fetchIconDetails(id);
    failures.delete(id);
  } catch {
    failures.set(id, navigator.onLine ? "failed" : "offline");
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
