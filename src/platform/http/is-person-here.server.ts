import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";

/** Somebody who looks at one of our pages: no bot, and no page of another site. */
export function isPersonHere(headers: IncomingHttpHeaders): boolean {
  const agent = headers["user-agent"];
  const site = headers["sec-fetch-site"] ?? "same-origin";
  return agent !== undefined && !isbot(agent) && site === "same-origin";
}
