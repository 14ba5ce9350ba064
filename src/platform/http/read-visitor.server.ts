import type { IncomingMessage } from "node:http";
import type { Viewer } from "../../core/people/viewer.ts";
import type { Locale } from "../../i18n/locales.ts";
import { readBrowser, readSystem } from "./describe-device.server.ts";
import { findCookie } from "./cookies/cookie-names.server.ts";
import { acceptClient, clientCookie } from "./cookies/session-cookie.server.ts";

const longest = 200;
const phone = /\b(?:Mobi|Android|iPhone|iPad)/;

/** What is known of whoever visits; groups of experiments are drawn by `id`. */
export interface Visitor {
  /** Of the browser; undefined until something had to name it. */
  id: string | undefined;
  userId: string | undefined;
  isPaid: boolean;
  locale: Locale;
  /** Of the page. */
  url: string;
  host: string;
  path: string;
  query: string;
  timezone: string | undefined;
  deviceType: "mobile" | "desktop";
  browser: string | undefined;
  os: string | undefined;
  /** By whom they were sent, in the last 45 days. */
  referralCode: string | undefined;
  utmSource: string | undefined;
  utmMedium: string | undefined;
  utmCampaign: string | undefined;
  utmTerm: string | undefined;
  utmContent: string | undefined;
}

/** What is told of a visitor beside what the request says. */
export interface KnownOfVisitor {
  viewer: Viewer;
  /** Where the page is. */
  origin: string;
  locale: Locale;
  /** The name of the browser, where it has just been given. */
  clientId?: string;
  /** Of the page, for calls that come out of one; otherwise the page is what is asked for. */
  href?: string | undefined;
}

/** What of a request tells who visits. */
export type VisitorRequest = Pick<IncomingMessage, "headers"> & { url?: string | undefined };

/** All that flags may ask for and events are told of whoever asks. */
export function readVisitor({ headers, url = "/" }: VisitorRequest, known: KnownOfVisitor): Visitor {
  const { viewer, origin, locale } = known;
  const cookie = (name: string) => findCookie(headers.cookie, name);
  const page = readPage(known.href, origin) ?? readPage(url, origin) ?? new URL(origin);
  const agent = headers["user-agent"] ?? "";
  const utm = (name: string) => page.searchParams.get(`utm_${name}`)?.slice(0, longest) || undefined;
  return {
    id: known.clientId ?? acceptClient(cookie(clientCookie)),
    userId: viewer.person?.id,
    isPaid: viewer.isPaid,
    locale,
    url: page.href,
    host: page.host,
    path: page.pathname,
    query: page.search,
    timezone: readTimezone(cookie("timezone")),
    deviceType: phone.test(agent) ? "mobile" : "desktop",
    browser: readBrowser(agent),
    os: readSystem(agent),
    referralCode: readWord(page.searchParams.get("ref") ?? cookie("referral")),
    utmSource: utm("source"),
    utmMedium: utm("medium"),
    utmCampaign: utm("campaign"),
    utmTerm: utm("term"),
    utmContent: utm("content"),
  };
}

/** A page of this site; nothing else that a header may name is one. */
function readPage(href: string | undefined, origin: string): URL | undefined {
  if (href === undefined) return undefined;
  // Against a base, `//host/path` would name another host.
  const url = URL.parse(href.startsWith("/") ? origin + href : href);
  return url && url.origin === origin ? url : undefined;
}

const readWord = (value: string | undefined) => (/^[\w-]{1,64}$/.test(value ?? "") ? value : undefined);

const readTimezone = (value: string | undefined) => (/^[A-Za-z0-9_+/-]{1,50}$/.test(value ?? "") ? value : undefined);
