import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import type { Profile } from "../contract.ts";
import { createPeople } from "./people.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

const profile = (given: Partial<Profile>): Profile => ({
  provider: "github",
  subject: "1",
  verifiedEmail: undefined,
  name: "Anna",
  ...given,
});
const locale = { locale: "de" };

test("a provider account always belongs to the same person, even with another address", async () => {
  const people = createPeople(held);
  const first = await people.meet(profile({ subject: "same", verifiedEmail: "one@example.com" }), locale);
  expect(first).toMatchObject({ name: "Anna", email: "one@example.com", locale: "de", roles: [], isAbuser: false });
  const again = await people.meet(profile({ subject: "same", verifiedEmail: "two@example.com" }), locale);
  expect(again).toEqual(first);
});

test("provider accounts with the same verified address belong to one person, in any letter case", async () => {
  const people = createPeople(held);
  const github = await people.meet(profile({ subject: "link", verifiedEmail: "Link@example.com" }), locale);
  const google = await people.meet(
    profile({ provider: "google", subject: "link", verifiedEmail: "link@example.com" }),
    locale,
  );
  const mailed = await people.meetByEmail("LINK@example.com", locale);
  expect([google.id, mailed.id]).toEqual([github.id, github.id]);
});

test("a profile without a verified address becomes a new person", async () => {
  const people = createPeople(held);
  const github = await people.meet(profile({ subject: "alone" }), locale);
  const google = await people.meet(profile({ provider: "google", subject: "alone" }), locale);
  expect(google.id).not.toBe(github.id);
});

test("twenty simultaneous first sign-ins of a person create one account", async () => {
  const people = createPeople(held);
  const met = await Promise.all(
    Array.from({ length: 20 }, () =>
      people.meet(profile({ subject: "rush", verifiedEmail: "rush@example.com" }), locale),
    ),
  );
  expect(new Set(met.map(({ id }) => id)).size).toBe(1);
});
