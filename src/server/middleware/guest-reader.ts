import type { IncomingMessage } from "node:http";
import { guest } from "../../core/people/viewer.ts";
import { readVisitor, type Visitor } from "../../platform/http/read-visitor.server.ts";
import type { LanguageOrigins, RequestLanguage } from "./language-origins.ts";

/** Reads the language off a request before any routing. */
export function createLanguageReader(languages: LanguageOrigins): (request: IncomingMessage) => RequestLanguage {
  return ({ url = "/", headers, socket }) => {
    const query = Object.fromEntries(new URLSearchParams(url.split("?", 2)[1]));
    return languages.read({ headers, url, host: headers.host ?? "", socket, query });
  };
}

/** Reads what flags may ask for off a request of a guest, before anything else is known of it. */
export function createGuestReader(languages: LanguageOrigins): (request: IncomingMessage) => Visitor {
  const readLanguage = createLanguageReader(languages);
  return (request) => {
    const { origin, locale } = readLanguage(request);
    return readVisitor(request, { viewer: guest, origin, locale });
  };
}
