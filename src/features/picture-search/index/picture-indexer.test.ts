import { describe, expect, it } from "vitest";
import { pictureDimensions } from "../../../core/pictures/describe-picture.ts";
import { WorkerProcessDied } from "../../../platform/workers/worker-process.server.ts";
import { undrawable, type DescribedTask, type DescribeTask } from "../describe/describe-drawings.server.ts";
import { describeAll, type DescribedOrdinal } from "./picture-indexer.server.ts";

/** How engines take the drawings of a test: those that are not named look like their ordinals. */
interface Temper {
  kills?: (task: DescribeTask, ordinal: number) => boolean;
  refuses?: (task: DescribeTask, ordinal: number) => boolean;
}

/** Processes that describe drawings by their ordinals, one vector for even ones and two for odd ones. */
function createPool({ kills = () => false, refuses = () => false }: Temper) {
  const tasks: DescribeTask[] = [];
  return {
    tasks,
    async run(task: DescribeTask): Promise<DescribedTask> {
      tasks.push(task);
      if (task.ordinals.some((ordinal) => kills(task, ordinal))) throw new WorkerProcessDied("ended");
      const counts = task.ordinals.map((ordinal) => (refuses(task, ordinal) ? undrawable : 1 + (ordinal % 2)));
      const vectors = task.ordinals.flatMap((ordinal, index) =>
        Array.from({ length: Math.max(0, counts[index]!) }, () =>
          Array.from({ length: pictureDimensions }, () => ordinal % 128),
        ),
      );
      return { counts: Int8Array.from(counts), vectors: Int8Array.from(vectors.flat()) };
    },
  };
}

async function describeThrough(temper: Temper, count: number) {
  const pool = createPool(temper);
  const described: DescribedOrdinal[] = [];
  const ordinals = Array.from({ length: count }, (_, ordinal) => ordinal);
  await describeAll(ordinals, { folder: "here", pool, lanes: 3, onDescribed: (some) => described.push(...some) });
  return { tasks: pool.tasks, described: described.toSorted((left, right) => left.ordinal - right.ordinal) };
}

const isCorrect = ({ ordinal, vectors }: DescribedOrdinal) =>
  vectors.length === 1 + (ordinal % 2) && vectors.every((vector) => vector.every((value) => value === ordinal % 128));

describe("describing all SVGs", () => {
  it("reports every SVG once, with all its vectors", async () => {
    const { described, tasks } = await describeThrough({}, 500);
    expect(described.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: 500 }, (_, ordinal) => ordinal));
    expect(described.every(isCorrect)).toBe(true);
    expect(new Set(tasks.map(({ engine }) => engine))).toEqual(new Set(["resvg"]));
  });

  it("retries SVGs that crash an engine or are rejected by it with the other one, and loses no others", async () => {
    const { described } = await describeThrough(
      {
        kills: ({ engine }, ordinal) => engine === "resvg" && ordinal % 97 === 3,
        refuses: ({ engine }, ordinal) => engine === "resvg" && ordinal % 50 === 7,
      },
      300,
    );
    expect(described).toHaveLength(300);
    expect(described.every(isCorrect)).toBe(true);
  });

  it("marks SVGs that no engine can render, and doesn't retry them forever", async () => {
    const { described, tasks } = await describeThrough({ kills: (_task, ordinal) => ordinal === 5 }, 100);
    expect(described.filter(({ vectors }) => vectors.length === 0).map(({ ordinal }) => ordinal)).toEqual([5]);
    expect(tasks.filter(({ ordinals }) => ordinals.includes(5)).length).toBeLessThan(6);
  });

  it.each([new Error("no process"), new WorkerProcessDied("ended with 1")])(
    "gives up without marking any SVG when every process fails with %s",
    async (fault) => {
      const pool = { run: () => Promise.reject(fault) };
      const options = { folder: "here", pool, lanes: 2, onDescribed: () => expect.unreachable() };
      await expect(describeAll([1, 2], options)).rejects.toThrow(fault);
    },
  );
});
