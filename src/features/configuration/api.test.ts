import { expect, test } from "vitest";
import { startTestApp } from "../../../tests/harness/site/test-app.ts";

const ask = async (environment: Record<string, string>, host = "localhost") => {
  const site = await startTestApp(environment);
  const response = await site.app.inject({ url: "/api/config/v1", headers: { host } });
  await site.close();
  return response.json<unknown>();
};

test("a site without external services says so", async () => {
  expect(await ask({}, "de.localhost")).toEqual({
    success: true,
    apiUrl: "http://de.localhost",
    captchaSiteKeys: null,
    sentryDsn: null,
  });
});

test("browsers get their public keys, and none of the secrets", async () => {
  const configuration = await ask({
    TEST_MODE: "false",
    ORIGIN: "https://icons.example",
    RECAPTCHA_V3_SITE_KEY: "unseen",
    RECAPTCHA_V3_SECRET: "unseen secret",
    RECAPTCHA_V2_SITE_KEY: "visible",
    RECAPTCHA_V2_SECRET: "visible secret",
    SENTRY_DSN: "https://0123456789abcdef@sentry.example/42",
  });
  expect(configuration).toEqual({
    success: true,
    apiUrl: "https://icons.example",
    captchaSiteKeys: { v3: "unseen", v2: "visible" },
    sentryDsn: "https://0123456789abcdef@sentry.example/42",
  });
});
