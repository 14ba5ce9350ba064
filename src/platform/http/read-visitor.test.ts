import { expect, test } from "vitest";
import { guest } from "../../core/people/viewer.ts";
import { readVisitor } from "./read-visitor.server.ts";

const read = (url: string, headers: Record<string, string> = {}, href?: string) =>
  readVisitor(
    { url, headers },
    {
      viewer: guest,
      origin: "https://icons.example",
      locale: "de",
      href,
    },
  );
const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";

test("all inputs of flags are read from a request", () => {
  const cookie = `referral=partner-1; cid=${"c".repeat(22)}; timezone=Europe/Berlin`;
  expect(read("/icons/lucide?utm_source=letter&utm_campaign=a%20b", { cookie, "user-agent": agent })).toEqual({
    id: "c".repeat(22),
    userId: undefined,
    isPaid: false,
    locale: "de",
    url: "https://icons.example/icons/lucide?utm_source=letter&utm_campaign=a%20b",
    host: "icons.example",
    path: "/icons/lucide",
    query: "?utm_source=letter&utm_campaign=a%20b",
    timezone: "Europe/Berlin",
    deviceType: "mobile",
    browser: "Safari",
    os: "iPhone",
    referralCode: "partner-1",
    utmSource: "letter",
    utmMedium: undefined,
    utmCampaign: "a b",
    utmTerm: undefined,
    utmContent: undefined,
  });
});

test("a visitor who comes through a partner's URL counts as theirs immediately", () => {
  expect(read("/icons?ref=other", { cookie: "referral=partner-1" }).referralCode).toBe("other");
});

test("a call counts as from the site only with a page of this site as its source", () => {
  expect(read("/billing/v2/abGroupInfo", {}, "https://icons.example/icons/pricing?a=1").path).toBe("/icons/pricing");
  expect(read("/billing/v2/abGroupInfo", {}, "https://evil.example/icons/pricing").path).toBe(
    "/billing/v2/abGroupInfo",
  );
});

test.each(["//evil.example/icons", "http://[", "/icons?%E0%A4%A", ""])("no error is caused by %j", (url) => {
  expect(read(url, { cookie: "cid=short; timezone=<b>; referral=%00" })).toMatchObject({
    host: "icons.example",
    id: undefined,
    timezone: undefined,
    referralCode: undefined,
  });
});
