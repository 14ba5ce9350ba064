import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startAppsumoDriver } from "../../../../tests/harness/payments/appsumo-driver.ts";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let shop: Awaited<ReturnType<typeof startAppsumoDriver>>;
let site: TestApp;
let anna: Member;
let count = 0;
beforeAll(async () => {
  shop = await startAppsumoDriver();
  site = await startTestApp({}, undefined, { paymentProviders: [shop.provider] });
});
beforeEach(async () => {
  anna = await signIn(site, `anna-${count++}@example.com`);
});
afterAll(async () => {
  await site.close();
  await shop.close();
});

const arrive = () => shop.standIn.arrive(shop.standIn.buy(1));
const follow = (code: string, by?: Member) =>
  site.app.inject({ url: `/billing/appsumo?${new URLSearchParams({ code })}`, headers: by?.headers ?? {} });
const press = (fields: Record<string, string>, by: Member, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: "/billing/appsumo",
    headers: { ...by.headers, "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const readFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/name="(code|state)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
const isPaid = async ({ id }: Member) => (await site.services.licenses.readStanding(id)).isPaid;

test("following a link changes nothing; its button adds the license to the account shown", async () => {
  const code = arrive();
  for (let time = 0; time < 3; time += 1) {
    const page = await follow(code, anna);
    expect([page.statusCode, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(page.body).toContain(`anna-${count - 1}@example.com`);
    expect(await isPaid(anna)).toBe(false);
  }
  const fields = readFields((await follow(code, anna)).body);
  const pressed = await press(fields, anna);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, "/icons/account/billing"]);
  expect(await isPaid(anna)).toBe(true);
});

test("a link made for another sign-in, another code or by hand adds nothing", async () => {
  const code = arrive();
  const mallory = await signIn(site, "mallory@example.com");
  const own = readFields((await follow(code, mallory)).body);
  const again = await signIn(site, `anna-${count - 1}@example.com`);
  for (const fields of [
    own,
    { ...own, state: "" },
    { ...own, state: "a".repeat(43) },
    { code, state: readFields((await follow("other", anna)).body)["state"]! },
    readFields((await follow(code, again)).body),
  ]) {
    expect((await press(fields as Record<string, string>, anna)).statusCode).toBe(403);
  }
  expect(await isPaid(anna)).toBe(false);
});

test("another site can't submit the form, and guests sign in first", async () => {
  const code = arrive();
  const fields = readFields((await follow(code, anna)).body);
  expect((await press(fields, anna, { origin: "https://evil.example" })).statusCode).toBe(403);
  const guest = await follow(code);
  expect([guest.statusCode, guest.headers.location]).toEqual([302, expect.stringMatching(/^\/icons\/sign-in\?path=/)]);
  expect((await follow("<script>alert(1)</script>\"'", anna)).body).not.toContain("<script>");
  expect((await site.app.inject("/billing/appsumo")).body).toBe("Ok");
});
