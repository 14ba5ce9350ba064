import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Stops the embedded server with all of its processes, as they are: it keeps its connections and says nothing. @returns the way to have it go on */
export function freezeDatabase(dataDir: string): () => void {
  const [first] = readFileSync(join(dataDir, "postgres-18", "cluster", "postmaster.pid"), "utf8").split("\n");
  const server = Number(first);
  // It starts no others then.
  process.kill(server, "SIGSTOP");
  const stopped = [server, ...listChildren(server).filter((pid) => signal(pid, "SIGSTOP"))];
  return () => {
    for (const pid of stopped.splice(0)) signal(pid, "SIGCONT");
  };
}

/** @returns false where it has ended */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** The processes that one has started. */
export function listChildren(parent: number): number[] {
  const names = readdirSync("/proc").filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === String(parent);
    } catch {
      return false;
    }
  });
  return names.map(Number);
}
