import { expect, test } from "vitest";
import { createPolicyRenderer } from "./security-headers.ts";

const nobody = { recaptchaUrl: undefined, tagsUrl: undefined, sentryDsn: undefined };

/** The sources of each kind that are not the site itself, by directive. */
function listForeign(options: Partial<Parameters<typeof createPolicyRenderer>[0]>): Record<string, string[]> {
  const policy = createPolicyRenderer({ ...nobody, ...options })({ scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
  const foreign = policy.split("; ").map((directive) => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, sources.filter((source) => source.startsWith("https:")).toSorted()] as const;
  });
  return Object.fromEntries(foreign.filter(([, sources]) => sources.length > 0));
}

test("a page allows no other site, where no third party is configured", () => {
  expect(listForeign({})).toEqual({});
});

test("no third party may run inline code", () => {
  const all = { recaptchaUrl: "https://a.example", tagsUrl: "https://b.example", sentryDsn: "https://k@c.example/1" };
  expect(createPolicyRenderer(all)({ scripts: [], styles: [] })).not.toMatch(/unsafe|https:(?: |;|$)|\*(?: |;|$)/);
});

test("reCAPTCHA gets the sources that Google's documentation requires", () => {
  expect(listForeign({ recaptchaUrl: "https://www.google.com/recaptcha" })).toEqual({
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "connect-src": ["https://www.google.com/recaptcha/"],
    "frame-src": ["https://recaptcha.google.com/recaptcha/", "https://www.google.com/recaptcha/"],
  });
});

test("also where Google is unreachable", () => {
  expect(listForeign({ recaptchaUrl: "https://www.recaptcha.net/recaptcha" })).toMatchObject({
    "script-src": ["https://www.gstatic.com/recaptcha/", "https://www.recaptcha.net/recaptcha/"],
    "frame-src": ["https://recaptcha.google.com/recaptcha/", "https://www.recaptcha.net/recaptcha/"],
  });
});

const googles = [
  "https://*.analytics.google.com",
  "https://*.google-analytics.com",
  "https://*.googletagmanager.com",
] as const;

test.each(["https://www.googletagmanager.com", "https://tags.icons.example"])(
  "tags from %s, and their requests, get the sources that Google's documentation requires",
  (tagsUrl) => {
    expect(listForeign({ tagsUrl })).toEqual({
      "script-src": ["https://*.googletagmanager.com", tagsUrl],
      "img-src": [...googles, tagsUrl],
      "connect-src": [...googles, tagsUrl],
    });
  },
);

test("browser error reports may go to one more origin", () => {
  expect(listForeign({ sentryDsn: "https://key@errors.example/7" })).toEqual({
    "connect-src": ["https://errors.example"],
  });
});
