import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { createPeople } from "../accounts/users/people.server.ts";
import { createLicenses } from "./service.server.ts";
import { createStudentList } from "./student-list.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
let folder: string;

beforeAll(async () => {
  held = await startDatabase();
  folder = await mkdtemp(join(tmpdir(), "students-"));
});
afterAll(async () => {
  await held.close();
  await rm(folder, { recursive: true });
});

test("a student in the list has one license for a year, by number, address or university", async () => {
  const file = join(folder, "students.txt");
  await writeFile(file, "# 2026\n4711\nanna@example.com\n@uni.example\n");
  const licenses = createLicenses(held);
  const students = createStudentList({ file, licenses });
  const comers = [
    { subject: "4711", email: undefined, count: 1 },
    { subject: "1", email: "Anna@Example.com", count: 1 },
    { subject: "2", email: "ben@uni.example", count: 1 },
    { subject: "3", email: "ben@sub.uni.example", count: 0 },
    { subject: "47", email: "x@example.com", count: 0 },
  ];
  for (const { subject, email, count } of comers) {
    const { id } = await createPeople(held).meetByEmail(`person-${subject}@example.com`, { locale: "en" });
    await students.welcome(id, { subject, email });
    await students.welcome(id, { subject, email });
    const own = await licenses.list(id);
    expect([subject, own.map(({ source }) => source)]).toEqual([
      subject,
      Array.from({ length: count }, () => "github"),
    ]);
  }
});
