import { consentCookie, consentSeconds, readAnswer, type ConsentAnswer, type VisitorWishes } from "./judge-consent.ts";

/** What the visitor of this browser wants to have told about themselves. */
export function readBrowserWishes(): VisitorWishes {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return {
    answer: readAnswer(readCookie(consentCookie)),
    region: readCookie("region"),
    isRefused: doNotTrack === "1" || globalPrivacyControl === true,
  };
}

export function rememberAnswer(answer: ConsentAnswer): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${consentCookie}=${answer}; path=/; max-age=${consentSeconds}; samesite=lax${secure}`;
}

const readCookie = (name: string) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
