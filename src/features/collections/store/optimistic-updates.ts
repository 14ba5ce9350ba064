import { applyChange, type CollectionChange, type CollectionsState } from "./collections-state.ts";

/** What is certain, and what has been done since without an answer yet, in order. */
export interface OptimisticUpdates {
  confirmed: CollectionsState;
  pending: readonly PendingChange[];
}

export interface PendingChange {
  id: number;
  changes: readonly CollectionChange[];
}

/** What a person sees: everything they did, answered or not. */
export const showUpdates = ({ confirmed, pending }: OptimisticUpdates): CollectionsState =>
  pending.reduce((state, { changes }) => changes.reduce(applyChange, state), confirmed);

/** Something is done at once; the answer comes later. */
export const begin = (updates: OptimisticUpdates, change: PendingChange): OptimisticUpdates => ({
  ...updates,
  pending: [...updates.pending, change],
});

/** It was done: it is certain from now on. */
export function confirm(updates: OptimisticUpdates, id: number): OptimisticUpdates {
  const done = updates.pending.find((change) => change.id === id);
  if (!done) return updates;
  return { confirmed: done.changes.reduce(applyChange, updates.confirmed), pending: without(updates, id) };
}

/** It was not done, or is taken back: everything else stays. */
export const reject = (updates: OptimisticUpdates, id: number): OptimisticUpdates => ({
  ...updates,
  pending: without(updates, id),
});

const without = ({ pending }: OptimisticUpdates, id: number) => pending.filter((change) => change.id !== id);
