import { AsyncLocalStorage } from "node:async_hooks";
import type { Trace } from "../trace/trace.server.ts";

/** Whom work is done for. */
export interface WorkClient {
  /** Work of one network waits for work of the others in turn; what nobody asks for has one of its own. */
  network: string;
  /** Aborted once nobody waits for the outcome. */
  signal?: AbortSignal | undefined;
  /** Of the request that it began with. */
  trace?: Trace | undefined;
}

const nobody: WorkClient = { network: "" };
const clients = new AsyncLocalStorage<WorkClient>();

/** Whom this is done for: all that a request begins knows it without being told. */
export const currentClient = (): WorkClient => clients.getStore() ?? nobody;

/** Does something for somebody. */
export const workFor = <Outcome>(client: WorkClient, work: () => Outcome): Outcome => clients.run(client, work);

/** Does something that others need, too: it has the turns of whoever began it, and goes on when they go away. */
export function workOn<Outcome>(work: () => Outcome): Outcome {
  const { network, trace } = currentClient();
  return workFor({ network, trace }, work);
}
