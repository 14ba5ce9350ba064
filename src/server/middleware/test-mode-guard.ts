import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../core/errors.ts";
import { isLoopback } from "../../platform/http/loopback.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { readHost } from "./request-facts.ts";

/** What proxies, tunnels and content networks add. Browsers and command lines never do. */
const forwardingHeader =
  /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip|(?:x-)?client-ip|x-cluster-client-ip|x-host|x-original-.+|true-client-ip|cf-.+|cdn-loop|fastly-.+|fly-.+|x-azure-.+|x-arr-.+|x-envoy-.+|x-amz.+|x-appengine-.+|x-cloud-trace-context|x-vercel-.+|x-nf-.+|akamai-.+|x-proxyuser-ip|x-tailscale-.+|tailscale-.+|ngrok-.+)$/;

/** Where anybody may be anybody, read all letters, set the clock and pay with test cards. */
const testPath = /^\/+(?:test(?:\/|$)|api\/auth\/v1\/(?:login|callback)(?:\/|$))/i;

declare module "fastify" {
  interface FastifyRequest {
    /** Whether whoever asks reaches a site in test mode from elsewhere: nobody signs in that way. */
    isSignInShut: boolean;
  }
}

/**
 * Test mode is for the machine that the site runs on. What came by way of a proxy or a tunnel, or asks for a host that is
 * not this machine, finds no stand-in of a provider, no outbox, no clock and no test checkout: 404, and a line in the log.
 */
export function registerTestModeGuard(app: FastifyInstance, log: Log): void {
  const logged = new Set<string>();
  app.addHook("onRequest", async (request) => {
    const sign = findForeignSign(request);
    if (sign === undefined) return;
    request.isSignInShut = true;
    if (!logged.has(sign)) {
      logged.add(sign);
      log.error(
        { sign, url: request.url.split("?", 1)[0] },
        "This site is in test mode but is reached from another machine. Test sign-in, outbox, clock and checkout are blocked for such requests. Set ORIGIN, or TEST_MODE=false",
      );
    }
    if (testPath.test(readPath(request))) throw new AppError("not_found", "Page not found.");
  });
}

/** As the router reads it: `/%74est` is `/test`. */
function readPath({ url }: FastifyRequest): string {
  const path = url.split("?", 1)[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The first thing about a request that tells that it is not of this machine; one of few, so that each is told once. */
function findForeignSign(request: FastifyRequest): string | undefined {
  const header = Object.keys(request.headers).find((name) => forwardingHeader.test(name));
  if (header !== undefined) return header.replace(/^((?:x-)?[a-z]+-).*/, "$1*");
  const host = readHost(request);
  return host && isLoopback(host.hostname) ? undefined : "host";
}
