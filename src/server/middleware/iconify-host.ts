import type { IncomingMessage } from "node:http";
import { iconifyPath } from "../../features/iconify/contract.ts";
import { listHosts } from "./known-hosts.ts";

/** Requests for the host of Iconify's API are for what lies below its path; before anything else looks at the address. */
export function leadToIconify(origin: string | undefined): (request: Pick<IncomingMessage, "headers" | "url">) => void {
  const hosts = new Set(origin === undefined ? [] : listHosts(origin));
  return (request) => {
    if (hosts.size > 0 && hosts.has(request.headers.host ?? "")) request.url = `${iconifyPath}${request.url ?? "/"}`;
  };
}
