import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { OverloadOrder, OverloadReport } from "./overload-order.ts";
import { createRandom } from "../measure/random.ts";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import { startOurs, type Candidate } from "./servers.ts";
import { percentile } from "../measure/timing.ts";
import { words } from "../measure/words.data.ts";

const factors = [2, 4];
const networks = 50;
const warmUpSeconds = 10;
const measureSeconds = 10;
const seconds = 15;
const greedyConnections = 300;
const politeShare = 0.3;
/** Alone and beside the greedy one in turn: in a single pair of rounds, a p99 depends on where the garbage collector stops work. */
const politeRounds = 4;
const politeSeconds = 10;
const normalAfterSeconds = 5;
const officeCalls = [143, 250];
const smallHeapMb = 160;
const smallHeapClients = 150;
const refusalMs = 20;
const politeFactor = 1.5;

/** One site that is asked, and what it takes while nothing else is asked. */
interface Bench {
  url: string;
  usual: Pick<OverloadOrder, "url" | "networks" | "name" | "seconds">;
  nextPaths: (count: number) => string[];
  capacity: number;
  idleMs: number;
}

const parts = { excess: benchExcess, polite: benchPolite, office: benchOffice } as const;

/** The names of what may be run alone. */
export const overloadParts: readonly string[] = [...Object.keys(parts), "heap"];

/**
 * What becomes of people when more is asked for than can be answered, of polite ones beside a greedy one, of an office that asks
 * for much at once, and of a site with little memory.
 *
 * @param only one of `overloadParts`; all without it
 */
export async function benchOverload(only?: string): Promise<void> {
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || name === only);
  if (chosen.length > 0) {
    const site = await startOurs({ TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
    try {
      const bench = await prepare(site);
      for (const [, run] of chosen) await run(bench);
    } finally {
      await site.stop();
    }
  }
  if (only === undefined || only === "heap") await benchSmallHeap();
}

/** Searches that nobody asked for before, pages and calls in turn: nothing of it is kept. */
function* listUnkept(): Generator<string> {
  const random = createRandom(13);
  const pick = () => words[Math.floor(random() * words.length)]!;
  for (let count = 0; ; count++) {
    const pair = [pick(), pick()];
    yield count % 2 === 0
      ? `/icons/set/${pair.join("-")}-${count}`
      : `/api/iconsets/v7/search?term=${pair.join("%20")}%20${count}&amount=60`;
  }
}

function createTaker(): Bench["nextPaths"] {
  const unkept = listUnkept();
  return (count) => Array.from({ length: Math.ceil(count) }, () => unkept.next().value as string);
}

async function prepare({ url }: Candidate): Promise<Bench> {
  const nextPaths = createTaker();
  const usual = { url, networks, name: 1, seconds };
  await ask({ ...usual, paths: nextPaths(3_000), connections: 4, seconds: warmUpSeconds });
  const idle = await ask({ ...usual, paths: nextPaths(2_000), connections: 1, seconds: measureSeconds });
  const full = await ask({ ...usual, paths: nextPaths(5_000), connections: 8, seconds: measureSeconds });
  const capacity = full.admitted.length / measureSeconds;
  const idleMs = percentile(idle.admitted, 0.99);
  process.stdout.write(
    `\nCapacity: ${formatNumber(capacity)} responses/s. Idle: p50 ${formatNumber(percentile(idle.admitted, 0.5))} ms, p99 ${formatNumber(idleMs)} ms.\n`,
  );
  return { url, usual, nextPaths, capacity, idleMs };
}

async function benchExcess({ usual, nextPaths, capacity, idleMs }: Bench): Promise<void> {
  const limitMs = 3 * idleMs + 50;
  const besides = { ...usual, rate: 20, seconds: seconds - 2 };
  const cached = { ...besides, name: 2, paths: ["/icons/set/home"], accept: "text/html" };
  const status = { ...besides, name: 3, paths: ["/server_status"] };
  const rows: string[][] = [];
  const after: string[][] = [];
  for (const factor of factors) {
    const rate = capacity * factor;
    const [load, cachedLoad, statusLoad] = await Promise.all([
      ask({ ...usual, paths: nextPaths(rate * seconds * 1.2), rate }),
      ask(cached),
      ask(status),
    ]);
    await new Promise((done) => setTimeout(done, normalAfterSeconds * 1000));
    const calm = await ask({ ...usual, paths: nextPaths(500), connections: 1, seconds: 5 });
    const p99 = percentile(load.admitted, 0.99);
    const asked = load.admitted.length + load.refused.length + load.failures.length;
    rows.push([
      `${factor} × capacity`,
      formatNumber(percentile(load.admitted, 0.5)),
      formatNumber(p99),
      formatRatio(p99, limitMs),
      formatNumber(load.admitted.length / seconds),
      formatNumber((100 * load.refused.length) / asked),
      formatNumber(100 * (1 - 1 / factor)),
      formatNumber(percentile(load.refused, 0.5)),
      formatNumber(percentile(load.refused, 0.99)),
      formatNumber((100 * load.refused.filter((ms) => ms < refusalMs).length) / load.refused.length),
      formatNumber(load.lateMs),
      describeFailures(load),
    ]);
    after.push([
      `${factor} × capacity`,
      formatNumber(percentile(cachedLoad.admitted, 0.99)),
      String(cachedLoad.refused.length + cachedLoad.failures.length),
      formatNumber(percentile(statusLoad.admitted, 0.99)),
      String(statusLoad.refused.length + statusLoad.failures.length),
      formatNumber(percentile(calm.admitted, 0.99)),
      formatRatio(percentile(calm.admitted, 0.99), idleMs),
      String(calm.refused.length + calm.failures.length),
    ]);
  }
  printTable(
    `Overload: ${networks} networks, open loop, ${seconds} s (target: p99 ≤ 3 × idle + 50 = ${formatNumber(limitMs)} ms)`,
    [
      "",
      "p50 ms",
      "p99 ms",
      "of limit",
      "answers/s",
      "refused %",
      "excess %",
      "503 p50 ms",
      "503 p99 ms",
      `< ${refusalMs} ms %`,
      "bench's own p99 ms",
      "failures",
    ],
    rows,
  );
  printTable(
    `Cached responses and the status meanwhile, and searches ${normalAfterSeconds} s later`,
    ["", "kept p99 ms", "not answered", "status p99 ms", "not answered", "after p99 ms", "of idle", "not answered"],
    after,
  );
}

async function benchPolite({ usual, nextPaths, capacity }: Bench): Promise<void> {
  const rate = capacity * politeShare;
  const each = { ...usual, seconds: politeSeconds };
  const polite = () => ({ ...each, networks: 10, paths: nextPaths(rate * politeSeconds * 1.2), rate });
  const rounds: Record<"alone" | "beside" | "greedy", OverloadResult>[] = [];
  for (let round = 0; round < politeRounds; round++) {
    const alone = await ask(polite());
    const [beside, greedy] = await Promise.all([
      ask(polite()),
      ask({ ...each, networks: 1, name: 4, paths: nextPaths(50_000), connections: greedyConnections }),
    ]);
    rounds.push({ alone, beside, greedy });
  }
  const [alone, beside, greedy] = (["alone", "beside", "greedy"] as const).map((name) =>
    pool(rounds.map((round) => round[name])),
  ) as [OverloadResult, OverloadResult, OverloadResult];
  const ratios = rounds.map(
    (round) => percentile(round.beside.admitted, 0.99) / percentile(round.alone.admitted, 0.99),
  );
  const aloneMs = percentile(alone.admitted, 0.99);
  printTable(
    `Ten polite networks with ${formatNumber(100 * politeShare)} % of capacity, beside a greedy one with ${greedyConnections} connections (target: ${politeFactor} × idle, 0 % refused)`,
    ["", "p50 ms", "p99 ms", "of alone", "answers/s", "refused %", "bench's own p99 ms", "failures"],
    [
      { name: "polite, alone", load: alone },
      { name: "polite, beside the greedy one", load: beside },
      { name: "the greedy one", load: greedy },
    ].map(({ name, load }) => [
      name,
      formatNumber(percentile(load.admitted, 0.5)),
      formatNumber(percentile(load.admitted, 0.99)),
      formatRatio(percentile(load.admitted, 0.99), aloneMs),
      formatNumber(load.admitted.length / (politeRounds * politeSeconds)),
      formatNumber((100 * load.refused.length) / (load.admitted.length + load.refused.length)),
      formatNumber(load.lateMs),
      describeFailures(load),
    ]),
  );
  process.stdout.write(
    `Rounds of ${politeSeconds} s, each: ${ratios.map((ratio) => formatRatio(ratio, 1)).join(", ")} of alone.\n`,
  );
}

/** `13 (12 × 0, 1 × 500)`. */
function describeFailures({ failures }: OverloadResult): string {
  if (failures.length === 0) return "0";
  const groups = [...Map.groupBy(failures, (status) => status)].map(([status, { length }]) => `${length} × ${status}`);
  return `${failures.length} (${groups.join(", ")})`;
}

/** Several rounds of the same as one. */
const pool = (rounds: readonly OverloadResult[]): OverloadResult => ({
  admitted: rounds.flatMap(({ admitted }) => admitted),
  refused: rounds.flatMap(({ refused }) => refused),
  failures: rounds.flatMap(({ failures }) => failures),
  lateMs: Math.max(...rounds.map(({ lateMs }) => lateMs)),
});

async function benchOffice({ usual, nextPaths }: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const calls of officeCalls) {
    // Each connection asks once.
    const load = await ask({ ...usual, networks: 1, name: 5, paths: nextPaths(calls), connections: calls, seconds: 0 });
    rows.push([
      `${calls} calls at once`,
      formatNumber(percentile(load.admitted, 0.5)),
      formatNumber(percentile(load.admitted, 1)),
      String(load.refused.length),
      describeFailures(load),
    ]);
  }
  printTable("An office behind one address, no other traffic", ["", "p50 ms", "last ms", "refused", "failures"], rows);
}

async function benchSmallHeap(): Promise<void> {
  const site = await startOurs({
    TRUSTED_PROXIES: "127.0.0.1",
    LOG_LEVEL: "error",
    NODE_OPTIONS: `--max-old-space-size=${smallHeapMb}`,
  });
  try {
    const nextPaths = createTaker();
    // Asked for twice, answers are kept for long.
    const paths = nextPaths(2_000).flatMap((path) => [path, path]);
    const usual = { url: site.url, name: 6, paths, connections: smallHeapClients, seconds };
    const rows: string[][] = [];
    for (const count of [1, networks]) {
      const load = await ask({ ...usual, networks: count });
      rows.push([
        `${count} networks`,
        formatNumber(percentile(load.admitted, 0.99)),
        String(load.admitted.length),
        String(load.refused.length),
        describeFailures(load),
      ]);
    }
    printTable(
      `${smallHeapClients} clients of a site with ${smallHeapMb} MB of heap, ${seconds} s`,
      ["", "p99 ms", "answered", "refused", "failures"],
      rows,
    );
  } finally {
    await site.stop();
  }
}

interface OverloadResult {
  /** Milliseconds of those that were answered. */
  admitted: number[];
  /** Milliseconds of those that were refused with 503. */
  refused: number[];
  /** Any other status, and 0 for each connection that broke. */
  failures: number[];
  lateMs: number;
}

/** In a process of its own, so that asking does not slow down measuring. */
function ask(order: OverloadOrder): Promise<OverloadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("./overload-process.ts", import.meta.url)));
    child.send(order);
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`The load process exited with ${code}`)));
    child.on("message", (message) => {
      const { answers, lateMs } = message as OverloadReport;
      const times = (wanted: (status: number) => boolean) =>
        answers.flatMap(({ status, ms }) => (wanted(status) ? [ms] : []));
      const admitted = times((status) => status === 200 || status === 404);
      const refused = times((status) => status === 503);
      const failures = answers.flatMap(({ status }) => ([200, 404, 503].includes(status) ? [] : [status]));
      resolve({ admitted, refused, failures, lateMs });
    });
  });
}
