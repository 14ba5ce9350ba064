import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** The part of a request that this server has in a piece of work that several servers may do (W3C Trace Context). */
export interface Trace {
  /** Of all that is done for the same thing: 32 hex digits. */
  id: string;
  /** Of what is done here: 16 hex digits. */
  span: string;
  /** Two hex digits: whether those before record it. */
  flags: string;
  /** What those before say of it to those behind, as it came. */
  state: string | undefined;
}

/** In what others tell of the trace: our requests to them, and their requests to us. */
export const traceHeader = "traceparent";
export const traceStateHeader = "tracestate";
/** In what we tell whoever asked. */
export const traceAnswerHeader = "traceresponse";

const parentForm = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const nothing = /^0+$/;
/** Flags that mean something: recorded, and made at random. */
const knownFlags = 0b11;
const longestState = 512;
const stateForm = /^[\x20-\x7e]+$/;

/** Reads what a client tells, and begins a trace where it tells none, or none that can be one. */
export function readTrace({ traceparent, tracestate }: IncomingMessage["headers"]): Trace {
  const span = makeSpan();
  const known = typeof traceparent === "string" ? parseParent(traceparent) : undefined;
  if (!known) return { id: makeId(), span, flags: "00", state: undefined };
  const isState = typeof tracestate === "string" && tracestate.length <= longestState && stateForm.test(tracestate);
  return { ...known, span, state: isState ? tracestate : undefined };
}

function parseParent(text: string): { id: string; flags: string } | undefined {
  const [, version = "ff", id = "", parent = "", flags = "", more] = parentForm.exec(text) ?? [];
  // Later versions may say more; the first one is all there is.
  if (version === "ff" || (version === "00" && more !== undefined)) return undefined;
  if (nothing.test(id) || nothing.test(parent)) return undefined;
  return { id, flags: `0${Number.parseInt(flags, 16) & knownFlags}` };
}

const makeId = () => randomUUID().replaceAll("-", "");
const makeSpan = () => makeId().slice(-16);

/** Names this server's part, to those behind and to whoever asked. */
export const formatTrace = ({ id, span, flags }: Trace): string => `00-${id}-${span}-${flags}`;

const traceKey = Symbol("trace");

/** The trace of a request, the same each time. */
export function traceOf(request: IncomingMessage & { [traceKey]?: Trace }): Trace {
  return (request[traceKey] ??= readTrace(request.headers));
}

/** What goes with the answer to a request. */
export const traceAnswer = (request: IncomingMessage) => ({ [traceAnswerHeader]: formatTrace(traceOf(request)) });
