import type { IncomingHttpHeaders } from "node:http";

/** What the public HTTP Observatory looks at of an answer by https. */
export interface ObservedAnswer {
  headers: IncomingHttpHeaders;
  html: string;
}

/** A rule's verdict, named as the Observatory names it, and what it adds to 100. */
interface Verdict {
  name: string;
  points: number;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const header = ({ headers }: ObservedAnswer, name: string) => String(headers[name] ?? "").toLowerCase();

function readPolicy(answer: ObservedAnswer): Policy {
  const directives = String(answer.headers["content-security-policy"] ?? "").split(";");
  return new Map(
    directives.flatMap((directive) => {
      const [name, ...values] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), values.map((value) => value.trim())] as const] : [];
    }),
  );
}

/** `unsafe-inline` means nothing beside a nonce or a digest. */
function isUnsafe(sources: readonly string[]): boolean {
  const isNamed = sources.some((source) => /^'(?:nonce|sha256|sha384|sha512)-/.test(source));
  const isAnything = sources.some((source) => ["*", "http:", "https:", "data:", "ftp:"].includes(source));
  return sources.length === 0 || isAnything || (sources.includes("'unsafe-inline'") && !isNamed);
}

const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const passive = ["img-src", "media-src"];

function judgePolicy(answer: ObservedAnswer): Verdict {
  const policy = readPolicy(answer);
  if (policy.size === 0) return { name: "csp-not-implemented", points: -25 };
  const otherwise = policy.get("default-src") ?? [];
  const sources = (name: string) => policy.get(name) ?? otherwise;
  const active = [...policy].filter(([name]) => name.endsWith("-src") && !passive.includes(name));
  if (isUnsafe(sources("script-src")) || isUnsafe(sources("object-src")))
    return { name: "csp-implemented-with-unsafe-inline", points: -20 };
  if (active.some(([, values]) => values.some(isInsecure)))
    return { name: "csp-implemented-with-insecure-scheme", points: -20 };
  if ([sources("script-src"), sources("style-src")].some((values) => values.includes("'unsafe-eval'")))
    return { name: "csp-implemented-with-unsafe-eval", points: -10 };
  if (passive.some((name) => sources(name).some(isInsecure)))
    return { name: "csp-implemented-with-insecure-scheme-in-passive-content-only", points: -10 };
  if (isUnsafe(sources("style-src")))
    return { name: "csp-implemented-with-unsafe-inline-in-style-src-only", points: 0 };
  return otherwise.join() === "'none'"
    ? { name: "csp-implemented-with-no-unsafe-default-src-none", points: 10 }
    : { name: "csp-implemented-with-no-unsafe", points: 5 };
}

const sessionName = /(?:sess|token|sid|auth|login)/i;

const has = (cookie: string, flag: RegExp) => cookie.split(";").some((part) => flag.test(part.trim()));
const isSession = (cookie: string) => sessionName.test(cookie.split("=", 1)[0]!);

function judgeCookies({ headers }: ObservedAnswer): Verdict {
  const cookies = headers["set-cookie"] ?? [];
  if (cookies.length === 0) return { name: "cookies-not-found", points: 0 };
  const isHeldByHsts = headers["strict-transport-security"] !== undefined;
  const insecure = cookies.filter((cookie) => !has(cookie, /^secure$/i));
  if (insecure.some(isSession))
    return isHeldByHsts
      ? { name: "cookies-session-without-secure-flag-but-protected-by-hsts", points: -10 }
      : { name: "cookies-session-without-secure-flag", points: -40 };
  if (cookies.some((cookie) => isSession(cookie) && !has(cookie, /^httponly$/i)))
    return { name: "cookies-session-without-httponly-flag", points: -30 };
  if (insecure.length > 0)
    return isHeldByHsts
      ? { name: "cookies-without-secure-flag-but-protected-by-hsts", points: -5 }
      : { name: "cookies-without-secure-flag", points: -20 };
  if (cookies.some((cookie) => has(cookie, /^samesite/i) && !has(cookie, /^samesite=(?:lax|strict|none)$/i)))
    return { name: "cookies-samesite-flag-invalid", points: -20 };
  return cookies.every((cookie) => has(cookie, /^samesite=(?:lax|strict)$/i))
    ? { name: "cookies-secure-with-httponly-sessions-and-samesite", points: 5 }
    : { name: "cookies-secure-with-httponly-sessions", points: 0 };
}

function judgeSharing(answer: ObservedAnswer): Verdict {
  const isAnybody = header(answer, "access-control-allow-origin") === "*";
  const isWithCookies = header(answer, "access-control-allow-credentials") === "true";
  if (isWithCookies && header(answer, "access-control-allow-origin") !== "")
    return { name: "cross-origin-resource-sharing-implemented-with-universal-access", points: -50 };
  return isAnybody
    ? { name: "cross-origin-resource-sharing-implemented-with-public-access", points: 0 }
    : { name: "cross-origin-resource-sharing-not-implemented", points: 0 };
}

const halfAYearSeconds = 15_768_000;

function judgeTransport(answer: ObservedAnswer): Verdict {
  const value = header(answer, "strict-transport-security");
  if (value === "") return { name: "hsts-not-implemented", points: -20 };
  const seconds = /^max-age=(\d+)(?:;|$)/.exec(value)?.[1];
  if (seconds === undefined) return { name: "hsts-header-invalid", points: -20 };
  return Number(seconds) < halfAYearSeconds
    ? { name: "hsts-implemented-max-age-less-than-six-months", points: -10 }
    : { name: "hsts-implemented-max-age-at-least-six-months", points: 0 };
}

const privateReferrers = new Set(["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"]);
const unsafeReferrers = new Set(["origin", "origin-when-cross-origin", "unsafe-url"]);

function judgeReferrer(answer: ObservedAnswer): Verdict {
  const value = header(answer, "referrer-policy");
  if (value === "") return { name: "referrer-policy-not-implemented", points: 0 };
  if (privateReferrers.has(value)) return { name: "referrer-policy-private", points: 5 };
  if (unsafeReferrers.has(value)) return { name: "referrer-policy-unsafe", points: -5 };
  return value === "no-referrer-when-downgrade"
    ? { name: "referrer-policy-no-referrer-when-downgrade", points: 0 }
    : { name: "referrer-policy-header-invalid", points: -5 };
}

function judgeIntegrity({ html }: ObservedAnswer): Verdict {
  const scripts = Array.from(html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g));
  const foreign = scripts.filter(([, src]) => /^(?:https?:)?\/\//.test(src!));
  if (foreign.length === 0) return { name: "sri-not-implemented-but-all-scripts-loaded-from-secure-origin", points: 0 };
  if (foreign.some(([, src]) => src!.startsWith("http:")))
    return { name: "sri-not-implemented-and-external-scripts-not-loaded-securely", points: -50 };
  return foreign.every(([tag]) => tag.includes(" integrity="))
    ? { name: "sri-implemented-and-external-scripts-loaded-securely", points: 5 }
    : { name: "sri-not-implemented-but-external-scripts-loaded-securely", points: -5 };
}

function judgeContentType(answer: ObservedAnswer): Verdict {
  return header(answer, "x-content-type-options") === "nosniff"
    ? { name: "x-content-type-options-nosniff", points: 0 }
    : { name: "x-content-type-options-not-implemented", points: -5 };
}

function judgeFraming(answer: ObservedAnswer): Verdict {
  const ancestors = readPolicy(answer).get("frame-ancestors");
  if (ancestors?.length && ancestors.every((source) => !["*", "http:", "https:"].includes(source)))
    return { name: "x-frame-options-implemented-via-csp", points: 5 };
  return ["deny", "sameorigin"].includes(header(answer, "x-frame-options"))
    ? { name: "x-frame-options-sameorigin-or-deny", points: 5 }
    : { name: "x-frame-options-not-implemented", points: -20 };
}

function judgeResource(answer: ObservedAnswer): Verdict {
  const value = header(answer, "cross-origin-resource-policy");
  if (value === "same-origin" || value === "same-site")
    return { name: `cross-origin-resource-policy-implemented-with-${value}`, points: 10 };
  return value === "" || value === "cross-origin"
    ? { name: "cross-origin-resource-policy-not-implemented", points: 0 }
    : { name: "cross-origin-resource-policy-header-invalid", points: -5 };
}

/** The rules of MDN's HTTP Observatory that an answer by itself can keep or break. */
export const observatoryRules = {
  "content-security-policy": judgePolicy,
  cookies: judgeCookies,
  "cross-origin-resource-sharing": judgeSharing,
  "strict-transport-security": judgeTransport,
  "referrer-policy": judgeReferrer,
  "subresource-integrity": judgeIntegrity,
  "x-content-type-options": judgeContentType,
  "x-frame-options": judgeFraming,
  "cross-origin-resource-policy": judgeResource,
} satisfies Record<string, (answer: ObservedAnswer) => Verdict>;

/** What is above 100 counts only for whoever has lost at most ten. */
const bonusFrom = 90;
const grades = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
  [0, "F"],
] as const;

/** How the Observatory would grade an answer, and why not better. */
export function observe(answer: ObservedAnswer): { grade: string; score: number; lost: string[] } {
  const verdicts = Object.values(observatoryRules).map((judge) => judge(answer));
  const lost = verdicts.filter(({ points }) => points < 0);
  const base = lost.reduce((sum, { points }) => sum + points, 100);
  const bonus = verdicts.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const score = Math.max(0, base >= bonusFrom ? base + bonus : base);
  return { grade: grades.find(([from]) => score >= from)![1], score, lost: lost.map(({ name }) => name) };
}
