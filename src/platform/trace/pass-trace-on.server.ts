import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { currentClient } from "../workers/work-client.server.ts";
import { formatTrace, traceHeader, traceStateHeader } from "./trace.server.ts";

/** What Node tells of a request that `fetch` is about to send. */
interface FetchRequest {
  addHeader(name: string, value: string): void;
}

let isPassedOn = false;

/** From now on, whatever is asked of other servers for somebody names the trace of their request, by whichever library. */
export function passTraceOn(): void {
  if (isPassedOn) return;
  isPassedOn = true;
  subscribe("undici:request:create", (message) => {
    const { request } = message as { request: FetchRequest };
    for (const [name, value] of listHeaders()) request.addHeader(name, value);
  });
  subscribe("http.client.request.created", (message) => {
    const { request } = message as { request: ClientRequest };
    if (request.headersSent) return;
    for (const [name, value] of listHeaders()) request.setHeader(name, value);
  });
}

function listHeaders(): [name: string, value: string][] {
  const { trace } = currentClient();
  if (!trace) return [];
  const { state } = trace;
  return [
    [traceHeader, formatTrace(trace)],
    ...(state === undefined ? [] : [[traceStateHeader, state] as [string, string]]),
  ];
}
