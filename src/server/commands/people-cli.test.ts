import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { runCommand } from "../../../tests/harness/site/run-command.ts";
import { startTestApp, withOwnServer, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { runPeople } from "./people-cli.ts";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp(withOwnServer);
});
afterAll(() => site.close());

const people = (...words: string[]) => runCommand(runPeople, words, { DATA_DIR: site.dataDir });

test("roles, flags and licenses are granted while the site runs", async () => {
  const anna = await signIn(site, "anna@example.com");
  expect(await people("grant", "admin", "Anna@example.com")).toMatchObject({
    code: 0,
    output: "anna@example.com  admin\n",
  });
  expect(await people("grant", "maker", "anna@example.com")).toMatchObject({ code: 0 });
  expect(await people("revoke", "admin", "anna@example.com")).toMatchObject({ code: 0 });
  expect(await site.services.people.find(anna.id)).toMatchObject({ roles: ["maker"] });

  expect(await people("license", "anna@example.com", "--until", "2099-12-31")).toMatchObject({ code: 0 });
  expect(await site.services.licenses.list(anna.id)).toMatchObject([
    { source: "manual", status: "active", endsAt: new Date("2099-12-31T23:59:59Z") },
  ]);

  expect(await people("abuser", "on", "anna@example.com")).toMatchObject({ code: 0 });
  expect(await site.services.sessions.list(anna.id)).toEqual([]);
  expect((await people("list", "anna")).output).toBe("anna@example.com  maker, abuser\n");
  expect(await people("abuser", "off", "anna@example.com")).toMatchObject({ code: 0 });
});

test("wrong arguments change nothing and are explained", async () => {
  for (const words of [
    ["grant", "admin", "nobody@example.com"],
    ["license", "anna@example.com", "--until", "2027-02-30"],
    ["grant", "king", "anna@example.com"],
    ["grant", "admin"],
    ["abuser", "maybe", "anna@example.com"],
    ["dance"],
  ]) {
    const { code, errors, output } = await people(...words);
    expect([code, output]).toEqual([1, ""]);
    expect(errors).not.toBe("");
  }
});
