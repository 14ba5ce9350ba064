import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Stops the embedded server with all of its processes, as they are: it keeps its connections and says nothing. @returns the way to have it go on */
export function freezeDatabase(dataDir: string): () => void {
  const stopped = listProcesses(dataDir);
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of stopped) process.kill(pid, name);
  };
  signal("SIGSTOP");
  return () => {
    signal("SIGCONT");
    stopped.length = 0;
  };
}

function listProcesses(dataDir: string): number[] {
  const [pid] = readFileSync(join(dataDir, "postgres-18", "cluster", "postmaster.pid"), "utf8").split("\n");
  const children = readdirSync("/proc").filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children].map(Number);
}
