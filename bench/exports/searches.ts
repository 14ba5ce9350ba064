import { fork } from "node:child_process";
import { join } from "node:path";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import type { Candidate } from "../servers/servers.ts";
import { percentile } from "../measure/timing.ts";
import { words } from "../measure/words.data.ts";
import type { AskOrder } from "./ask-process.ts";

const wantedSlower = 3;
const everyMs = 15;
const warmUps = 1_000;
const searchesInTurn = 800;
const searchTurns = 5;

/** Searches at a steady pace, alone and while bundles and pictures are made without a pause, by turns. */
export async function benchSearches(server: Candidate, makers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const paths = words.map((word) => `/api/iconsets/v7/search?term=${word}&amount=60`);
  const search = (count: number) => askSteadily({ url: server.url, paths, count, everyMs });
  let made = 0;
  const searchMeanwhile = async () => {
    const making = new AbortController();
    const work = [...makers, () => fetchImages(server, made)].map(async (make) => {
      while (!making.signal.aborted) {
        await make();
        made++;
      }
    });
    const times = await search(searchesInTurn);
    making.abort();
    await Promise.all(work);
    return times;
  };
  await search(warmUps);
  const turns = { alone: [] as number[][], meanwhile: [] as number[][] };
  for (let turn = 0; turn < searchTurns; turn++) {
    turns.alone.push(await search(searchesInTurn));
    turns.meanwhile.push(await searchMeanwhile());
  }
  const row = (name: string, times: readonly number[][]) => [
    name,
    ...[0.5, 0.9, 0.99].map((share) => formatNumber(ofMiddle(times, share))),
    formatRatio(ofMiddle(times, 0.99), ofMiddle(turns.alone, 0.99)),
  ];
  printTable(
    `A search every ${everyMs} ms, uncached, ${searchTurns} rounds of ${formatNumber(searchesInTurn)} (target: p99 ≤ ${wantedSlower} × idle)`,
    ["", "p50 ms", "p90 ms", "p99 ms", "p99 of alone"],
    [
      row("alone", turns.alone),
      row(`while ${formatNumber(made)} bundles and sets of images are rendered`, turns.meanwhile),
    ],
  );
}

/** A share of the turn in the middle, so that what else the machine does in one of them is left out. */
const ofMiddle = (turns: readonly number[][], share: number) =>
  percentile(
    turns.map((times) => percentile(times, share)),
    0.5,
  );

/** From another process, so that what is taken meanwhile does not slow down the clock. */
function askSteadily(order: AskOrder): Promise<number[]> {
  return new Promise((done, fail) => {
    const child = fork(join(import.meta.dirname, "ask-process.ts"));
    child.on("message", (times) => done(times as number[]));
    child.on("exit", (code, signal) => fail(new Error(`The client process exited with ${code ?? signal}`)));
    child.send(order);
  });
}

/** Pictures of other sizes than before, which nobody has made. */
async function fetchImages({ url }: Candidate, round: number): Promise<void> {
  const size = 16 + (round % 80);
  await Promise.all(
    words.slice(0, 40).map(async (word) => {
      const response = await fetch(`${url}/img/lucide/${word}.png?size=${size}&color=${(round % 999) + 100_000}`);
      await response.arrayBuffer();
    }),
  );
}
