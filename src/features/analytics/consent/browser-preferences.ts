import { readCookie, writeCookie } from "../../../browser/cookies.ts";
import {
  consentCookie,
  consentSeconds,
  readAnswer,
  type ConsentAnswer,
  type PrivacyPreferences,
} from "./judge-consent.ts";

const timezoneCookie = "timezone";
const timezoneSeconds = 30 * 86_400;

/** What the visitor of this browser wants to have told about themselves. */
export function readBrowserPreferences(): PrivacyPreferences {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return {
    answer: readAnswer(readCookie(consentCookie)),
    region: readCookie("region"),
    isRefused: doNotTrack === "1" || globalPrivacyControl === true,
  };
}

export function rememberAnswer(answer: ConsentAnswer): void {
  writeCookie(consentCookie, answer, consentSeconds);
}

/** Flags may ask where somebody's clock is; it is told to nobody who did not agree to that. */
export function rememberTimezone(isAllowed: boolean): void {
  if (!isAllowed && readCookie(timezoneCookie) === undefined) return;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  writeCookie(timezoneCookie, isAllowed ? timeZone : "", isAllowed ? timezoneSeconds : 0);
}
