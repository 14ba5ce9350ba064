import { findCookie } from "../../platform/http/cookies/cookie-names.server.ts";
import type { EventAuthor, EventRequest } from "./contract.ts";
import { consentCookie, readAnswer, type PrivacyPreferences } from "./consent/judge-consent.ts";

const clientPattern = /^[\w-]{22}$/;
const regionPattern = /^[A-Z]{2}$/i;
const longestReferral = 80;

/** Who made a request, by what only the server can read. */
export function readAuthor({ headers, viewer }: EventRequest): EventAuthor {
  const visitor = readCookie(headers, "cid");
  return {
    visitorId: visitor !== undefined && clientPattern.test(visitor) ? visitor : undefined,
    personId: viewer.person?.id,
    referralCode: readCookie(headers, "referral")?.slice(0, longestReferral),
  };
}

/** What whoever made a request wants to have told about themselves. */
export function readPreferences(headers: EventRequest["headers"]): PrivacyPreferences {
  const region = readCookie(headers, "region");
  return {
    answer: readAnswer(readCookie(headers, consentCookie)),
    region: region !== undefined && regionPattern.test(region) ? region : undefined,
    isRefused: headers["sec-gpc"] === "1" || headers.dnt === "1",
  };
}

const readCookie = ({ cookie }: EventRequest["headers"], name: string) =>
  findCookie([cookie ?? []].flat().join("; "), name);
