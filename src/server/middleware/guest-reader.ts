import type { IncomingMessage } from "node:http";
import { guest } from "../../context.ts";
import { readVisitor, type Visitor } from "../../platform/http/read-visitor.server.ts";
import type { LanguageOrigins } from "./language-origins.ts";

/** Reads what flags may ask for off a request of a guest, before anything else is known of it. */
export function createGuestReader(languages: LanguageOrigins): (request: IncomingMessage) => Visitor {
  return (request) => {
    const { url = "/", headers, socket } = request;
    const query = Object.fromEntries(new URLSearchParams(url.split("?", 2)[1]));
    const { origin, locale } = languages.read({ headers, url, host: headers.host ?? "", socket, query });
    return readVisitor(request, { viewer: guest, origin, locale });
  };
}
