import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { siteEvent } from "../contract.ts";

const source = resolve(import.meta.dirname, "../../..");

test("every event of the catalogue has a sink", async () => {
  const sent = new Set<string>();
  for await (const path of glob("**/*.{ts,tsx}", { cwd: source })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    for (const [, name] of readFileSync(resolve(source, path), "utf8").matchAll(/\{\s*name: "([a-z_]+)"(?! \}>)/g))
      sent.add(name!);
  }
  const events = siteEvent.options.map(({ shape }) => shape.name.value);
  expect(events.filter((name) => !sent.has(name))).toEqual([]);
});
