import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { composeNotice } from "../scripts/notice/compose-notice.ts";
import { describeConfig } from "../src/platform/config.server.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Defaults that depend on the machine; the description tells them. */
const machineDefaults = new Set(["RENDER_WORKERS"]);

test("the README lists every configuration key with its default and meaning", () => {
  const wanted = describeConfig().map(({ key, fallback, description }) => [
    `\`${key}\``,
    fallback === "" || machineDefaults.has(key) ? "" : `\`${fallback}\``,
    description,
  ]);
  const section = /<!-- config -->([\s\S]*?)<!-- \/config -->/.exec(read("README.md"))?.[1] ?? "";
  const [, , ...rows] = section.trim().split("\n");
  expect(
    rows.map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(wanted);
});

test("NOTICE names every icon set with its author and licence", () => {
  expect(read("NOTICE")).toBe(composeNotice());
});

test("every file that a document links to is there", () => {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...decisions()];
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => match[1] ?? "")
      .filter((link) => !existsSync(join(root, document, "..", link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("decisions are numbered without gaps and say context, decision and consequences", () => {
  const names = decisions();
  expect(names.map((name) => Number(/\/(\d{4})-/.exec(name)?.[1]))).toEqual(names.map((_, index) => index + 1));
  for (const name of names) {
    expect(read(name)).toMatch(/^# .+\n[\s\S]+## Context\n[\s\S]+## Decision\n[\s\S]+## Consequences\n/);
  }
});

test("every npm script that the README and CONTRIBUTING name exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const named = [...`${read("README.md")}${read("CONTRIBUTING.md")}`.matchAll(/npm run ([a-z:]+)/g)].map(
    (match) => match[1] ?? "",
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

function decisions(): string[] {
  return readdirSync(join(root, "docs", "decisions"))
    .toSorted()
    .map((name) => `docs/decisions/${name}`);
}
