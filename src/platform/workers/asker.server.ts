import { AsyncLocalStorage } from "node:async_hooks";

/** Whom work is done for. */
export interface Asker {
  /** Work of one network waits for work of the others in turn; what nobody asks for has one of its own. */
  network: string;
  /** Aborted once nobody waits for the outcome. */
  signal?: AbortSignal | undefined;
}

const nobody: Asker = { network: "" };
const askers = new AsyncLocalStorage<Asker>();

/** Whom this is done for: all that a request begins knows it without being told. */
export const currentAsker = (): Asker => askers.getStore() ?? nobody;

/** Does something for somebody. */
export const workFor = <Outcome>(asker: Asker, work: () => Outcome): Outcome => askers.run(asker, work);
