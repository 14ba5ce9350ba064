import { expect, test } from "vitest";
import { startTestApp } from "../../../tests/harness/test-app.ts";

const path = "/api/captcha/v1/challenge";

test("there is work for browsers, as much as people of one network need in a minute", async () => {
  const site = await startTestApp();
  const ask = (remoteAddress: string) => site.app.inject({ url: path, remoteAddress });
  const answers = [];
  for (let count = 0; count < 130; count++) answers.push(await ask("10.1.0.1"));
  const other = await ask("10.2.0.1");
  await site.close();
  const first = answers.findIndex(({ statusCode }) => statusCode !== 200);
  expect(first).toBeGreaterThan(60);
  const refused = answers[first]!;
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
  expect(refused.json()).toMatchObject({ success: false, code: "limit_reached" });
  expect([other.statusCode, other.json()]).toMatchObject([200, { signature: expect.stringMatching(/./) }]);
});

test("there is none where reCAPTCHA is asked", async () => {
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
