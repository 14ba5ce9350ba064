import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findContractions } from "./harness/database/find-contractions.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "migrations");
/** Those before were made when a site was one server. */
const first = "0017";

describe("a migration leaves the release before it what that needs", () => {
  const released = [...readFileSync(join(root, "CHANGELOG.md"), "utf8").matchAll(/^## \[?(\d+\.\d+\.\d+)/gm)];
  const versions = new Set(released.map(([, version]) => `v${version}`));
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql") && name >= first);

  test.each(names)("%s", (name) => {
    const found = findContractions(readFileSync(join(folder, name), "utf8"));
    // What it takes away needs a line before it, `-- unused since v1.2.0`, with a release that is out.
    expect(found.filter(({ unusedSince }) => unusedSince === undefined || !versions.has(unusedSince))).toEqual([]);
  });
});

test.each([
  `DROP TABLE "icons";`,
  `ALTER TABLE "people" DROP COLUMN "name";`,
  `ALTER TABLE "people" RENAME COLUMN "name" TO "title";`,
  `ALTER TABLE "people" ALTER COLUMN "name" SET DATA TYPE integer;`,
  `ALTER TABLE "people" ALTER COLUMN "name" SET NOT NULL;`,
  `ALTER TABLE "people" ADD COLUMN "age" integer NOT NULL;`,
  `ALTER TABLE "people" ADD CONSTRAINT "one" UNIQUE("name");`,
  `CREATE UNIQUE INDEX "one" ON "people" USING btree ("name");`,
])("%s is found", (statement) => {
  expect(findContractions(statement)).toEqual([{ statement, unusedSince: undefined }]);
  expect(findContractions(`-- unused since v0.2.0\n${statement}`)).toEqual([{ statement, unusedSince: "v0.2.0" }]);
});

test.each([
  `CREATE TABLE "icons" ("id" text PRIMARY KEY NOT NULL);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "one" ON "icons" USING btree ("id");`,
  `ALTER TABLE "people" ADD COLUMN "age" integer DEFAULT 0 NOT NULL;`,
  `ALTER TABLE "people" ADD COLUMN "age" integer;`,
  `ALTER TABLE "people" ALTER COLUMN "name" DROP NOT NULL;`,
  `CREATE INDEX "some" ON "people" USING btree ("name");`,
])("%s is all right", (migration) => {
  expect(findContractions(migration)).toEqual([]);
});
