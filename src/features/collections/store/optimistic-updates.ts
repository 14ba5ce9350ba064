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
export const showLedger = ({ confirmed, pending }: OptimisticUpdates): CollectionsState =>
  pending.reduce((state, { changes }) => changes.reduce(applyChange, state), confirmed);

/** Something is done at once; the answer comes later. */
export const begin = (ledger: OptimisticUpdates, change: PendingChange): OptimisticUpdates => ({
  ...ledger,
  pending: [...ledger.pending, change],
});

/** It was done: it is certain from now on. */
export function confirm(ledger: OptimisticUpdates, id: number): OptimisticUpdates {
  const done = ledger.pending.find((change) => change.id === id);
  if (!done) return ledger;
  return { confirmed: done.changes.reduce(applyChange, ledger.confirmed), pending: without(ledger, id) };
}

/** It was not done, or is taken back: everything else stays. */
export const reject = (ledger: OptimisticUpdates, id: number): OptimisticUpdates => ({
  ...ledger,
  pending: without(ledger, id),
});

const without = ({ pending }: OptimisticUpdates, id: number) => pending.filter((change) => change.id !== id);
