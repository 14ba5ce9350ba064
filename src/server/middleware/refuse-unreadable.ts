import type { Socket } from "node:net";
import { headersOf } from "../../platform/http/always-headers.server.ts";
import type { Failure } from "../../platform/http/parameters/api-scope.server.ts";
import { callPolicy } from "./security-headers.ts";

/** What Node finds, and what it is called for those who sent it. */
const faults: Readonly<Record<string, { status: string; failure: Failure }>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    failure: { success: false, code: "too_large", message: "The URL or the headers are too long." },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: "408 Request Timeout",
    failure: { success: false, code: "invalid_input", message: "The request took too long to arrive." },
  },
};
const unreadable = {
  status: "400 Bad Request",
  failure: { success: false, code: "invalid_input", message: "The request can’t be parsed." },
} as const;

/**
 * Answers what cannot be read as a request, before it is known which call was meant, in the shape of a refused call.
 *
 * @param origin where the site is for everybody; empty where nothing tells
 */
export function createUnreadableRefusal(origin: string): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const headers = { ...headersOf(origin), "content-security-policy": callPolicy };
  const always = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

  return ({ code = "" }, socket) => {
    if (code === "ECONNRESET" || !socket.writable) return;
    const { status, failure } = faults[code] ?? unreadable;
    const body = JSON.stringify(failure);
    const head = [
      `HTTP/1.1 ${status}`,
      ...always,
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  };
}
