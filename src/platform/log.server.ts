import { pino, type Logger } from "pino";
import { hideSecrets } from "../core/text/hide-secrets.ts";
import { hideStatement } from "./db/hide-statement.server.ts";
import { currentClient } from "./workers/work-client.server.ts";

export type Log = Logger;

/** Hears of errors as they are logged. */
export type ErrorSink = (
  error: Error,
  facts: { message: string; method?: string | undefined; url?: string | undefined },
) => void;

const errorLevel = pino.levels.values["error"]!;

/**
 * Structured log lines on standard error, so that standard output stays for people. Of errors they have what went wrong and
 * where, of addresses the path: nothing that is somebody's.
 *
 * @param onError hears of each error in a line of the level `error` or above
 */
export function createLog(level: string, onError?: ErrorSink): Log {
  return pino(
    {
      level,
      base: null,
      mixin: nameTrace,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, url: hideSecrets },
      hooks: {
        logMethod(line, write, lineLevel) {
          hideStatement((line[0] as { err?: unknown } | undefined)?.err);
          if (onError && lineLevel >= errorLevel) reportError(line, onError);
          write.apply(this, line);
        },
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

/** Of what is done for a request. */
function nameTrace(): { trace_id?: string } {
  const { trace } = currentClient();
  return trace ? { trace_id: trace.id } : {};
}

function reportError([facts, message]: readonly unknown[], onError: ErrorSink): void {
  const { err, method, url } = (facts ?? {}) as { err?: unknown; method?: string; url?: string };
  if (err instanceof Error) onError(err, { message: typeof message === "string" ? message : "", method, url });
}

/** Errors of libraries carry what they were working on. */
function describeError(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, code, message: hideSecrets(message), stack: hideSecrets(stack) };
}
