import { pino, type Logger } from "pino";

export type Log = Logger;

/** Structured log lines on standard error, so that standard output stays for people. */
export function createLog(level: string): Log {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 2, sync: true }),
  );
}
