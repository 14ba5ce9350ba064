/** The first that fits counts: browsers also call themselves by the names of those after them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (names: typeof browsers, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** `Firefox`; undefined for one that is not known. */
export const readBrowser = (userAgent: string) => find(browsers, userAgent);

/** `Windows`; undefined for one that is not known. */
export const readSystem = (userAgent: string) => find(systems, userAgent);

/** Browser and system, such as `Firefox · Windows`, for people to tell their devices apart; empty where nothing is told. */
export function describeDevice(userAgent = ""): string {
  return [readBrowser(userAgent), readSystem(userAgent)].filter((name) => name !== undefined).join(" · ");
}
