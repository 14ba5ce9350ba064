import type { IncomingMessage } from "node:http";
import { isIP, type Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { plainAddress } from "../../platform/http/network.server.ts";

/**
 * Whether somebody looks at what is asked for: no bot or tool, and not a browser that loads it in advance or at every key
 * while a word is typed (its cookie `typing`).
 */
export function isPerson({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  const agent = headers["user-agent"];
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  const isTyping = headers.cookie !== undefined && /(?:^|; )typing=1(?:;|$)/.test(headers.cookie);
  return method === "GET" && agent !== undefined && !isTyping && !purpose?.includes("prefetch") && !isbot(agent);
}

/**
 * The host that a request asks for, in one spelling; undefined when the header is missing or names no host. It chooses
 * between addresses that are known; no address is made of it.
 */
export function readHost({ host }: Pick<FastifyRequest, "host">): URL | undefined {
  return /^[^\s/\\?#@]+$/.test(host)
    ? (URL.parse(`http://${host.replace(/\.(?=:\d+$|$)/, "")}`) ?? undefined)
    : undefined;
}

/** The address of this machine that a connection came to: no header has a part in it. */
export function readOwnAddress({ localAddress, localPort }: Pick<Socket, "localAddress" | "localPort">): URL {
  const address = plainAddress(localAddress ?? "");
  const host = isIP(address) === 0 ? "localhost" : isIP(address) === 6 ? `[${address}]` : address;
  return new URL(`http://${host}${localPort === undefined ? "" : `:${localPort}`}`);
}
