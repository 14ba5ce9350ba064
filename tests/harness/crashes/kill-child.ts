import { execFileSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";

const everyMs = 5;

/** Waits until this process has a child that runs a script, and kills that, as the system does when memory runs out. */
export async function killChild(script: string): Promise<void> {
  for (;;) {
    const pid = listChildren(script)[0];
    if (pid !== undefined) {
      process.kill(pid, "SIGKILL");
      return;
    }
    await setTimeout(everyMs);
  }
}

/** The children of this process that run a script, by their ids. */
export function listChildren(script: string): number[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && args.some((arg) => arg.endsWith(script)) ? [Number(pid)] : [];
  });
}
