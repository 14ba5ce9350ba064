import { fileURLToPath } from "node:url";
import {
  createStackParser,
  createTransport,
  nodeStackLineParser,
  Scope,
  ServerRuntimeClient,
  type BaseTransportOptions,
  type Transport,
} from "@sentry/core";
import type { ErrorSink } from "../../platform/log.server.ts";
import { scrubEvent } from "./scrub-event.ts";

/** Tells Sentry of errors, beside the log. Nothing waits for it, and nothing depends on it. */
export interface ErrorTracker {
  report: ErrorSink;
  /** Sends what is left, but waits no longer than two seconds. */
  close(): Promise<void>;
}

const sendMs = 5_000;
const closeMs = 2_000;
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** One client of its own: nothing of the process is wrapped or watched. */
export function createErrorTracker(options: {
  dsn: string;
  environment: string;
  /** Undefined where nothing was built. */
  release?: string | undefined;
}): ErrorTracker {
  const { dsn, environment, release } = options;
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    ...(release !== undefined && { release }),
    platform: "node",
    runtime: { name: "node", version: process.version },
    integrations: [],
    sendDefaultPii: false,
    sendClientReports: false,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: openTransport,
    beforeSend: (event) => {
      const scrubbed = scrubEvent(event);
      for (const { stacktrace } of scrubbed.exception?.values ?? []) {
        for (const frame of stacktrace?.frames ?? [])
          if (frame.filename !== undefined)
            frame.filename = frame.filename.replace("file://", "").replace(root, "app:///");
      }
      return scrubbed;
    },
  });
  client.init();
  return {
    report(error, { message, method, url }) {
      const scope = new Scope();
      scope.setClient(client);
      scope.setTag("log", message);
      client.captureException(
        error,
        undefined,
        scope.addEventProcessor((event) => ({
          ...event,
          request: { ...(method !== undefined && { method }), ...(url !== undefined && { url }) },
        })),
      );
    },
    async close() {
      await client.close(closeMs);
    },
  };
}

function openTransport(options: BaseTransportOptions): Transport {
  return createTransport(options, async ({ body }) => {
    const response = await fetch(options.url, {
      method: "POST",
      body: typeof body === "string" ? body : Buffer.from(body),
      headers: options.headers ?? {},
      redirect: "error",
      signal: AbortSignal.timeout(sendMs),
    });
    await response.body?.cancel();
    return {
      statusCode: response.status,
      headers: {
        "x-sentry-rate-limits": response.headers.get("x-sentry-rate-limits"),
        "retry-after": response.headers.get("retry-after"),
      },
    };
  });
}
