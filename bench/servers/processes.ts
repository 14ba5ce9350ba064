import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** Processor time that a process has used so far, in whole ticks; only Linux tells. */
export function readCpuMs(pid: number): number | undefined {
  const fields = readText(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ");
  return fields && ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** Memory that a process holds; 0 for what has ended. */
export function readRssMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`) ?? "")?.[1] ?? 0) / 1024;
}

/** A process, first, with those that it has started. */
export function listProcessTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const parent = /PPid:\s+(\d+)/.exec((/^\d+$/.test(name) && readText(`/proc/${name}/status`)) || "")?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const tree = new Set([root]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** Undefined for a process that has ended. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
