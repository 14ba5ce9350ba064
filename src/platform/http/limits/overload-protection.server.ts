import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { createAdmissionQueue, usualLimits, type AdmissionLimits } from "../../../core/admission-queue.ts";
import type { Log } from "../../log.server.ts";
import type { NetworkReader } from "../network.server.ts";

/** Decides when work on a request begins, or that it does not. */
export interface Admission {
  /** @param start begins the work, which others may have done while it waited */
  admit(request: IncomingMessage, response: ServerResponse, start: (hasWaited: boolean) => void): void;
  /** Tells of each connection that the server accepts. */
  noteConnection(): void;
  readonly waiting: number;
}

interface Request {
  response: ServerResponse;
  network: string;
  start: (hasWaited: boolean) => void;
}

/** Requests whose work is under way at the same time, and how many of them may be of one network. */
const mostRunning = 16;
const mostOfNetwork = 12;
/** After that a request does not keep others waiting: it waits for something else itself, such as a long file. */
const usualCountsForMs = 1_000;
/**
 * libuv accepts one connection in each turn of the event loop. So many turns pass at most without work while new connections
 * come, which would otherwise wait for as many requests to be worked on.
 */
const mostTurnsToAccept = 64;
/**
 * While work on a request goes on whose network has no other waiting, none of networks with several begins, for so long at
 * most: between the steps of its work, each of those would keep it waiting for a whole turn.
 */
const mostUndisturbedMs = 50;
/** Built files need next to nothing: so many of one network at a time wait for nobody. */
const mostFiles = 32;
/** A network that asks on in spite of refusals hears of further ones at this pace: refusing costs time, too. */
const refusalEveryMs = 10;
/** So many refusals of one network are sent at once before. */
const refusalsAtOnce = 100;
/** No more than this are held back at a time. */
const mostHeld = 512;
const mostNetworks = 10_000;

const alwaysAdmitted = /^\/(?:server_status|metrics|health\/(?:live|ready))(?:\?|$)/;
const builtFile = /^\/(?:assets\/|favicon\.svg|manifest\.webmanifest|[\w-]+-icon(?:-\d+)?\.png)/;

/**
 * Keeps the event loop short when more comes than can be answered: one request begins at a time, when all that came meanwhile
 * has been read. Others wait, fair by network, and those that would wait too long are refused at once.
 *
 * @param deps.refuse sends the refusal
 * @param deps.limits for tests
 * @param deps.countsForMs for tests
 */
export function createAdmission(deps: {
  readNetwork: NetworkReader;
  refuse: (request: IncomingMessage, response: ServerResponse) => void;
  log: Log;
  onRefuse?: () => void;
  limits?: AdmissionLimits;
  countsForMs?: number;
}): Admission {
  const { readNetwork, refuse, log, onRefuse, limits = usualLimits, countsForMs = usualCountsForMs } = deps;
  const queue = createAdmissionQueue<Request>(limits);
  /** Since when each request is being worked on, oldest first. */
  const running = new Map<Request, number>();
  const runningOf = new Map<string, number>();
  const filesOf = new Map<string, number>();
  /** When the next refusal of each network would be sent, if none had been sent at once. */
  const refusalDueMs = new LRUCache<string, number>({ max: mostNetworks });
  let held = 0;
  /** The requests at work that are not to be disturbed, and until when: once for each turn of a network with a backlog. */
  const undisturbed = new Set<Request>();
  let undisturbedUntilMs = Number.NEGATIVE_INFINITY;
  let mayBeUndisturbed = true;
  let isSlotTaken = false;
  let hasNewConnection = false;
  let wake: NodeJS.Timeout | undefined;
  let wasShedding = false;

  const hasBacklog = (network: string) => queue.countWaiting(network) > 1;
  const isHeldBack = (network: string, now: number) =>
    undisturbed.size > 0 && now < undisturbedUntilMs && hasBacklog(network);
  const mayGo = (network: string, now: number) =>
    (runningOf.get(network) ?? 0) < mostOfNetwork && !isHeldBack(network, now);

  function begin(item: Request, hasWaited: boolean): void {
    const { network, response, start } = item;
    protect(item);
    isSlotTaken = true;
    endTurnSoon(mostTurnsToAccept);
    running.set(item, performance.now());
    add(runningOf, network, 1);
    response.once("close", () => {
      release(item);
      yieldToRequests();
    });
    start(hasWaited);
  }

  function protect(item: Request): void {
    if (queue.countWaiting(item.network) > 0) {
      mayBeUndisturbed = true;
      return;
    }
    const now = performance.now();
    if (undisturbed.size === 0 || now >= undisturbedUntilMs) {
      undisturbed.clear();
      if (!mayBeUndisturbed || queue.waiting === 0) return;
      mayBeUndisturbed = false;
      undisturbedUntilMs = now + mostUndisturbedMs;
    }
    undisturbed.add(item);
  }

  function release(item: Request): void {
    undisturbed.delete(item);
    if (running.delete(item)) add(runningOf, item.network, -1);
  }

  /** Ends the turn when everybody who came meanwhile is in, after this many turns of the event loop at the latest. */
  function endTurnSoon(turnsLeft: number): void {
    // Requests are read in the turn after the one that accepts their connection.
    hasNewConnection = turnsLeft === mostTurnsToAccept;
    setImmediate(() => {
      if (hasNewConnection && turnsLeft > 0) {
        endTurnSoon(turnsLeft - 1);
        return;
      }
      isSlotTaken = false;
      yieldToRequests();
    });
  }

  /** Lets the next one begin, unless one has in this turn of the event loop. */
  function yieldToRequests(): void {
    if (isSlotTaken || queue.waiting === 0) return;
    const now = performance.now();
    releaseOld(now);
    const next = running.size < mostRunning ? queue.next(now, (network) => mayGo(network, now)) : undefined;
    if (!next) {
      waitForOldest(now);
      return;
    }
    begin(next, true);
  }

  function releaseOld(now: number): void {
    for (const [item, since] of running) {
      if (now - since < countsForMs) return;
      release(item);
    }
  }

  function waitForOldest(now: number): void {
    if (wake) return;
    const [since = now] = running.values();
    const until = undisturbed.size > 0 && now < undisturbedUntilMs ? undisturbedUntilMs : since + countsForMs;
    wake = setTimeout(() => {
      wake = undefined;
      yieldToRequests();
    }, until - now);
  }

  function turnAway(request: IncomingMessage, response: ServerResponse, network: string): void {
    noteShedding();
    onRefuse?.();
    const waitMs = paceRefusal(network);
    if (waitMs <= 0 || held >= mostHeld) {
      refuse(request, response);
      return;
    }
    held++;
    const timer = setTimeout(() => refuse(request, response), waitMs);
    response.once("close", () => {
      held--;
      clearTimeout(timer);
    });
  }

  /** In how many milliseconds this network hears of its refusal: not positive as long as it was not refused often. */
  function paceRefusal(network: string): number {
    const now = performance.now();
    const dueMs =
      Math.max(refusalDueMs.get(network) ?? Number.NEGATIVE_INFINITY, now - refusalsAtOnce * refusalEveryMs) +
      refusalEveryMs;
    refusalDueMs.set(network, dueMs);
    return dueMs - now;
  }

  function noteShedding(): void {
    if (wasShedding) return;
    wasShedding = true;
    log.warn("Overloaded: some requests are refused");
    const sampling = setInterval(() => {
      if (queue.isShedding(performance.now())) return;
      clearInterval(sampling);
      wasShedding = false;
      log.warn("No longer overloaded: all requests are served again");
    }, limits.calmAfterMs).unref();
  }

  function admitFile(network: string, response: ServerResponse): boolean {
    if ((filesOf.get(network) ?? 0) >= mostFiles) return false;
    add(filesOf, network, 1);
    response.once("close", () => add(filesOf, network, -1));
    return true;
  }

  return {
    get waiting() {
      return queue.waiting;
    },
    noteConnection() {
      hasNewConnection = true;
    },
    admit(request, response, start) {
      const { url = "/" } = request;
      if (alwaysAdmitted.test(url)) {
        start(false);
        return;
      }
      const network = readNetwork(request);
      if (builtFile.test(url) && admitFile(network, response)) {
        start(false);
        return;
      }
      const item = { response, network, start };
      const now = performance.now();
      if (!isSlotTaken && queue.waiting === 0 && running.size < mostRunning && mayGo(network, now)) {
        begin(item, false);
        return;
      }
      if (!queue.enter(network, item, now)) {
        turnAway(request, response, network);
        return;
      }
      response.once("close", () => queue.leave(network, item));
      yieldToRequests();
    },
  };
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
