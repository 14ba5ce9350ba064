import { expect, test } from "vitest";
import { startTestApp } from "../../../tests/harness/site/test-app.ts";

const path = "/api/captcha/v1/challenge";

test("browsers get a challenge, however many their network has requested", async () => {
  const site = await startTestApp();
  const statuses = new Set<number>();
  for (let count = 0; count < 200; count++) statuses.add((await site.app.inject(path)).statusCode);
  const answered = await site.app.inject(path);
  await site.close();
  expect([...statuses]).toEqual([200]);
  expect(answered.json()).toMatchObject({ signature: expect.stringMatching(/./) });
});

test("there is none where reCAPTCHA is used", async () => {
  const site = await startTestApp({
    RECAPTCHA_V3_SITE_KEY: "unseen",
    RECAPTCHA_V3_SECRET: "unseen secret",
    RECAPTCHA_V2_SITE_KEY: "visible",
    RECAPTCHA_V2_SECRET: "visible secret",
  });
  const answered = await site.app.inject(path);
  await site.close();
  expect([answered.statusCode, answered.json()]).toMatchObject([404, { code: "not_found" }]);
});
