import { readFileSync } from "node:fs";

/** Of Linux, on all machines that Node runs on. */
const msPerTick = 10;
/** After the name in brackets, which may hold anything. */
const [userTime, systemTime] = [11, 12];

/** Processor time that a process has used; undefined where the system does not tell. */
export function readCpuMs(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ms = (Number(fields[userTime]) + Number(fields[systemTime])) * msPerTick;
    return Number.isFinite(ms) ? ms : undefined;
  } catch {
    return undefined;
  }
}
