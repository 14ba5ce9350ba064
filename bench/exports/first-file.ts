import { setTimeout } from "node:timers/promises";
import { createConverter } from "../../src/features/exports/converter.server.ts";
import type { FileFormatId } from "../../src/features/exports/contract.ts";
import { formatNumber, printTable } from "../measure/report.ts";
import type { Sample } from "./pick-samples.ts";

const formats: readonly FileFormatId[] = ["pdf", "eps", "webp", "avif", "ico", "svg-simplified", "swiftui"];
const rounds = 3;
const sizePx = 96;
/** A process has started by then and made itself ready. */
const idleMs = 4_000;
const wantedMs = 200;

/** The first file that somebody wants of a server that has had nothing to do, beside the next. */
export async function benchFirstFiles(samples: readonly Sample[]): Promise<void> {
  const rows: string[][] = [];
  for (const format of formats) {
    const firsts: number[] = [];
    const seconds: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const converter = createConverter({ workers: 2 });
      converter.warmUp();
      await setTimeout(idleMs);
      for (const [index, times] of [firsts, seconds].entries()) {
        const startedAt = performance.now();
        const { svg } = samples[(rounds * index + round) % samples.length]!;
        await converter.convert({
          svg,
          isForeign: false,
          customization: { size: sizePx },
          format,
          sizePx,
          name: "first",
        });
        times.push(performance.now() - startedAt);
      }
      converter.close();
    }
    rows.push([format, formatNumber(Math.max(...firsts)), formatNumber(Math.max(...seconds))]);
  }
  printTable(
    `First file after ${idleMs / 1000} s idle, slowest of ${rounds} (target: ≤ ${wantedMs} ms)`,
    ["", "first, ms", "second, ms"],
    rows,
  );
}
