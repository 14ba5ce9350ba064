import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { createOutbox } from "./outbox.server.ts";

let held: Awaited<ReturnType<typeof makeDataDir>>;

beforeAll(async () => {
  held = await makeDataDir();
});
afterAll(() => held.remove());

const letter = (subject: string) => ({ to: "anna@example.com", subject, text: "Text", html: "<p>Text</p>" });

test("the latest emails are stored, newest first, also across processes", async () => {
  const folder = join(held.dataDir, "outbox");
  let nowMs = Date.UTC(2026, 0, 1);
  const outbox = createOutbox({ folder, now: () => new Date(nowMs++) });
  expect(await outbox.list()).toEqual([]);
  for (let count = 1; count <= 53; count += 1) await outbox.send(letter(`Letter ${count}`));
  const stored = await createOutbox({ folder }).list();
  expect(stored).toHaveLength(50);
  expect(stored[0]).toMatchObject({ ...letter("Letter 53"), sentAt: new Date(Date.UTC(2026, 0, 1) + 52) });
  expect(stored.at(-1)?.subject).toBe("Letter 4");
});

test("a file that isn't an email is ignored", async () => {
  const folder = join(held.dataDir, "spoiled");
  const outbox = createOutbox({ folder });
  await outbox.send(letter("Whole"));
  await writeFile(join(folder, "00000000000001-broken.json"), "{");
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(["Whole"]);
});
