const mostRounds = 5;
const longestMs = 10_000;
const warmUpMs = 1_000;

/**
 * Microseconds of the work on each input: the best of several rounds after a warm-up, so that what else the machine does
 * is left out. Slow work gets fewer rounds.
 */
export function time<Input>(work: (input: Input) => unknown, inputs: readonly Input[]): number[] {
  warmUp(work, inputs);
  const times = inputs.map(() => Infinity);
  const begin = performance.now();
  for (let round = 0; round < mostRounds && (round === 0 || performance.now() - begin < longestMs); round++) {
    for (const [index, input] of inputs.entries()) {
      const start = performance.now();
      work(input);
      times[index] = Math.min(times[index]!, (performance.now() - start) * 1000);
    }
  }
  return times;
}

/** All work is warmed up equally long, so that quick work is compiled by then as slow work is. */
function warmUp<Input>(work: (input: Input) => unknown, inputs: readonly Input[]): void {
  const end = performance.now() + warmUpMs;
  while (inputs.length > 0) {
    for (const input of inputs) {
      if (performance.now() > end) return;
      work(input);
    }
  }
}

/** Microseconds of the work on each input, done once. */
export function timeOnce<Input>(work: (input: Input) => unknown, inputs: readonly Input[]): number[] {
  return inputs.map((input) => {
    const start = performance.now();
    work(input);
    return (performance.now() - start) * 1000;
  });
}

/** The value that this share of all values is below; 0.5 gives the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Memory that this process still needs; it has to run with `--expose-gc`. */
export async function readHeapMb(): Promise<number> {
  const { gc } = globalThis;
  if (!gc) throw new Error("Run with node --expose-gc");
  for (let count = 0; count < 3; count++) {
    gc();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 ** 2;
}
