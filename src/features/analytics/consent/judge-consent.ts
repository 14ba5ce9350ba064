/** What may be told about a visit: everything, only counts that say nothing about anybody, or nothing at all. */
export type Consent = "all" | "counts" | "nothing";

export const consentAnswers = ["yes", "no"] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** Where browsers keep the answer, for half a year. */
export const consentCookie = "consent";
export const consentSeconds = 180 * 86_400;

/** Codes of countries whose law wants a person's yes first: EU and EEA, the United Kingdom, Switzerland, Brazil. */
const askingRegions = new Set(
  [
    "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE",
    "IS LI NO GB GG JE IM GI CH BR",
    // Parts of them that have codes of their own.
    "AX GF GP MF MQ RE YT EU UK EL",
  ].flatMap((codes) => codes.split(" ")),
);

export interface PrivacyPreferences {
  /** What they answered; undefined while they have not. */
  answer: ConsentAnswer | undefined;
  /** Code of their country; undefined where nobody knows it. */
  region: string | undefined;
  /** Their browser says for them that they do not want it: Do Not Track, or Global Privacy Control. */
  isRefused: boolean;
}

/** Whether a person is asked: where the law wants it, or nobody knows, and neither they nor their browser have said it yet. */
export function mustAsk({ answer, region, isRefused }: PrivacyPreferences): boolean {
  return !isRefused && answer === undefined && (region === undefined || askingRegions.has(region.toUpperCase()));
}

export function judgeConsent(preferences: PrivacyPreferences): Consent {
  if (preferences.isRefused) return "nothing";
  return preferences.answer === "no" || mustAsk(preferences) ? "counts" : "all";
}

export function readAnswer(text: string | undefined): ConsentAnswer | undefined {
  return consentAnswers.find((answer) => answer === text);
}
