/** How much may wait. */
export interface AdmissionLimits {
  /** Requests that may wait as long as nothing was refused lately, whoever sent them. */
  burst: number;
  /** The same before it is known what requests cost: the first ones of a process cost many times more than later ones. */
  coldBurst: number;
  /** After this many requests their cost is known. */
  coldRequests: number;
  /** While there is too much, a request waits no longer than this, as far as can be foreseen. */
  longestWaitMs: number;
  /** However long turns take, a request may wait if what waits of its network and twice the number of others that wait are less. */
  ofFew: number;
  /** The same of whoever waits with less than somebody else does, who then is what is too much, beside fewer others than this. */
  besideHeavier: number;
  /** Beside no more other networks than this, all that one network brings in a burst may wait. */
  besideBurst: number;
  /** From the moment on when somebody waited until nobody does: what takes longer is no burst. */
  longestBurstMs: number;
  /** Never more than this wait, however quick the turns are. One network has no more of it than it leaves free. */
  mostWaiting: number;
  /** There is too much until nothing was refused for this long. */
  calmAfterMs: number;
}

/** Work that waits for its turn, a queue for each network. */
export interface AdmissionQueue<Item> {
  /** Takes an item in. Returns false, having done nothing, where it would have to wait too long. */
  enter(network: string, item: Item, nowMs: number): boolean;
  /** Gives up an item that waits; of others nothing happens. */
  leave(network: string, item: Item): void;
  /**
   * Takes out whose turn it is: networks take turns, and one that just came goes before those that keep others waiting.
   *
   * @param mayGo networks for which this is false keep their place
   */
  next(nowMs: number, mayGo?: (network: string) => boolean): Item | undefined;
  readonly waiting: number;
  countWaiting(network: string): number;
  /** Whether there was too much lately. */
  isShedding(nowMs: number): boolean;
}

export const usualLimits: AdmissionLimits = {
  burst: 12,
  coldBurst: 96,
  coldRequests: 200,
  longestWaitMs: 40,
  ofFew: 7,
  besideHeavier: 16,
  besideBurst: 2,
  longestBurstMs: 5_000,
  mostWaiting: 512,
  calmAfterMs: 1_000,
};

interface Line<Item> {
  network: string;
  items: Item[];
}

/** New turns count for so much in what a turn is known to take. */
const newTurnShare = 0.05;
/** One turn among so many is for networks that keep others waiting, however many others come. */
const turnsPerBacklog = 3;
/** By so many waiting requests networks differ by chance. */
const marginOfHeavier = 2;

/**
 * Fair queueing as routers do it (fq_codel): one queue for each network, served in turns, networks without a backlog first. A
 * newcomer is refused at once when its turn would come too late, so that nobody waits in vain. A burst of few networks is let
 * in, as it keeps nobody else waiting.
 */
export function createAdmissionQueue<Item>(limits: AdmissionLimits): AdmissionQueue<Item> {
  const lines = new Map<string, Line<Item>>();
  /** Those that came with nothing waiting, and those that had a turn since. Each line stands in one of them. */
  const fresh: Line<Item>[] = [];
  const backlog: Line<Item>[] = [];
  let waiting = 0;
  /** Since when there always was somebody who waits. */
  let waitingSinceMs = 0;
  let turnMs = 0;
  let turns = 0;
  /** When the turn began for whose end somebody waits; undefined while none is known to be. */
  let turnBeganMs: number | undefined;
  let freshInTurn = 0;
  /** Which share of turns newcomers had lately. */
  let freshShare = 0;
  let refusedAtMs = Number.NEGATIVE_INFINITY;

  const isShedding = (nowMs: number) => nowMs - refusedAtMs < limits.calmAfterMs;

  /** How many turns pass before the next of this network, as they take turns. */
  function countTurnsBefore(network: string): number {
    const line = lines.get(network);
    if (!line) return fresh.length / (1 - 1 / turnsPerBacklog);
    const own = line.items.length;
    let before = own;
    for (const other of lines.values()) if (other !== line) before += Math.min(other.items.length, own + 1);
    // Newcomers go before it as long as they come.
    return before / (1 - Math.min(freshShare, 1 - 1 / turnsPerBacklog));
  }

  function isInTime(network: string, nowMs: number): boolean {
    const own = lines.get(network)?.items.length ?? 0;
    // Whoever brings much leaves as much room as they take, so that there always is some.
    if (own >= limits.mostWaiting - waiting) return false;
    const burst = turns < limits.coldRequests ? limits.coldBurst : limits.burst;
    if (!isShedding(nowMs) && waiting < burst) return true;
    const { others, heaviest } = weighOthers(network);
    if (own + 2 * others < limits.ofFew) return true;
    if (own + marginOfHeavier < heaviest && others < limits.besideHeavier) return true;
    const burstMs = waiting === 0 ? 0 : nowMs - waitingSinceMs + waiting * turnMs;
    if (burstMs <= limits.longestBurstMs && others <= limits.besideBurst) return true;
    // The best guess of how long a turn goes on is how long it has taken.
    const currentTurnMs = nowMs - (turnBeganMs ?? nowMs);
    return currentTurnMs + countTurnsBefore(network) * turnMs <= limits.longestWaitMs;
  }

  /** How many other networks wait, and with how many requests the one that has most. */
  function weighOthers(network: string): { others: number; heaviest: number } {
    let others = 0;
    let heaviest = 0;
    for (const line of lines.values()) {
      if (line.network === network || line.items.length === 0) continue;
      others++;
      heaviest = Math.max(heaviest, line.items.length);
    }
    return { others, heaviest };
  }

  function noteTurn(nowMs: number): void {
    if (turnBeganMs !== undefined) {
      const durationMs = nowMs - turnBeganMs;
      turnMs = turns === 0 ? durationMs : turnMs + (durationMs - turnMs) * newTurnShare;
      turns++;
    }
    turnBeganMs = waiting > 0 ? nowMs : undefined;
  }

  function dequeue(list: Line<Item>[], mayGo: (network: string) => boolean): Item | undefined {
    for (let left = list.length; left > 0; left--) {
      const line = list.shift()!;
      if (line.items.length === 0) {
        lines.delete(line.network);
        continue;
      }
      if (!mayGo(line.network)) {
        list.push(line);
        continue;
      }
      // Also with nothing left it stays until its next turn: coming back at once makes nobody a newcomer.
      backlog.push(line);
      waiting--;
      return line.items.shift();
    }
    return undefined;
  }

  return {
    enter(network, item, nowMs) {
      if (!isInTime(network, nowMs)) {
        refusedAtMs = nowMs;
        return false;
      }
      const known = lines.get(network);
      if (known) known.items.push(item);
      else {
        const line = { network, items: [item] };
        lines.set(network, line);
        fresh.push(line);
      }
      turnBeganMs ??= nowMs;
      if (waiting === 0) waitingSinceMs = nowMs;
      waiting++;
      return true;
    },
    leave(network, item) {
      const items = lines.get(network)?.items ?? [];
      const index = items.indexOf(item);
      if (index === -1) return;
      items.splice(index, 1);
      waiting--;
    },
    next(nowMs, mayGo = () => true) {
      const isForBacklog = freshInTurn >= turnsPerBacklog - 1;
      const order = isForBacklog ? [backlog, fresh] : [fresh, backlog];
      for (const list of order) {
        const item = dequeue(list, mayGo);
        if (item === undefined) continue;
        noteTurn(nowMs);
        const isFresh = list === fresh;
        freshInTurn = isFresh ? freshInTurn + 1 : 0;
        freshShare += ((isFresh ? 1 : 0) - freshShare) * newTurnShare;
        return item;
      }
      // Those who may not go wait for something else than a turn.
      turnBeganMs = undefined;
      return undefined;
    },
    get waiting() {
      return waiting;
    },
    countWaiting: (network) => lines.get(network)?.items.length ?? 0,
    isShedding,
  };
}
