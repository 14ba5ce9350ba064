import type { FastifyInstance } from "fastify";
import { AppError } from "../../core/errors.ts";
import { isLoopback } from "../../platform/http/loopback.server.ts";
import { plainAddress } from "../../platform/http/network.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { readHost } from "./request-facts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers under any host: load balancers ask for the health of a machine by its number. */
    isForAnyHost?: boolean;
  }
}

type Origins = Pick<Config, "ORIGIN" | "LANGUAGE_ORIGINS" | "FREE_IMAGE_HOST" | "PAID_IMAGE_HOST" | "ICONIFY_ORIGIN">;

const defaultPorts: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * The Host headers by which a browser or a proxy asks for an origin: with and without the port that goes without saying.
 * Requests arrive by plain http, so `host:80` is written `host`.
 */
export function listHosts(origin: string): string[] {
  const { host, hostname, port, protocol } = new URL(origin);
  return port === "" ? [host, new URL(`http://${hostname}:${defaultPorts[protocol]}`).host] : [host];
}

/**
 * Where origins are configured, a request for any other host is refused with 421: it was meant for another site, or
 * somebody tries what a made-up host does. A program on this machine may call the site by the machine's own name.
 */
export function registerKnownHosts(app: FastifyInstance, config: Origins): void {
  const { ORIGIN, LANGUAGE_ORIGINS = {}, FREE_IMAGE_HOST, PAID_IMAGE_HOST, ICONIFY_ORIGIN } = config;
  const sites = [ORIGIN, ...Object.values(LANGUAGE_ORIGINS)].filter((origin) => origin !== undefined);
  if (sites.length === 0) return;
  const others = [FREE_IMAGE_HOST, PAID_IMAGE_HOST, ICONIFY_ORIGIN].filter((origin) => origin !== undefined);
  const known = new Set([...sites, ...others].flatMap(listHosts));
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.isForAnyHost) return;
    const asked = readHost(request);
    if (asked && known.has(asked.host)) return;
    if (asked && isLoopback(asked.hostname) && isLoopback(plainAddress(request.socket.remoteAddress ?? ""))) return;
    throw new AppError("misdirected", "This site isn’t available at this host name.");
  });
}
