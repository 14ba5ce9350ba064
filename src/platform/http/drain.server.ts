import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Lets a server end without anybody noticing. */
export interface Drain {
  /** Aborted when it begins. */
  signal: AbortSignal;
  /** Called for each server that accepts connections. */
  add(server: Server): void;
  /** Called for each request, before anything else is done with it. */
  watch(response: ServerResponse): void;
  /**
   * From now on no new connections: running requests end, and so does each connection with its next answer. Those on which
   * nothing comes are closed soon, and what is not done in time is cut off.
   */
  begin(): Promise<void>;
}

const longestMs = 25_000;
/** Who has a connection open may send a request in the moment in which it is closed: it is answered within this time. */
const usualGraceMs = 1_000;
const lookEveryMs = 20;

/** @param options.graceMs for tests */
export function createDrain({ graceMs = usualGraceMs } = {}): Drain {
  const servers = new Set<Server>();
  const running = new Set<ServerResponse>();
  const beginning = new AbortController();
  let ending: Promise<void> | undefined;

  async function end(): Promise<void> {
    beginning.abort();
    const begunAt = performance.now();
    const since = () => performance.now() - begunAt;
    // Node's own way cuts off idle connections at once, also those on which a request is under way to here.
    for (const server of servers) NetServer.prototype.close.call(server);
    for (const response of running) if (!response.headersSent) response.shouldKeepAlive = false;
    while (since() < longestMs && (await countOpen(servers)) > 0) {
      if (running.size === 0 && since() >= graceMs) for (const server of servers) server.closeIdleConnections();
      await wait(lookEveryMs);
    }
    for (const server of servers) server.closeAllConnections();
  }

  return {
    signal: beginning.signal,
    add: (server) => void servers.add(server),
    watch(response) {
      running.add(response);
      response.once("close", () => running.delete(response));
      if (beginning.signal.aborted) response.shouldKeepAlive = false;
    },
    begin: () => (ending ??= end()),
  };
}

async function countOpen(servers: Iterable<Server>): Promise<number> {
  const counts = await Promise.all([...servers].map(countConnections));
  return counts.reduce((sum, more) => sum + more, 0);
}

const countConnections = (server: Server) =>
  new Promise<number>((count) => server.getConnections((error, open) => count(error ? 0 : open)));
