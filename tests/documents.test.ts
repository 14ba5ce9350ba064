import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { composeConfiguration } from "../scripts/documents/compose-configuration.ts";
import { composeNotice } from "../scripts/documents/compose-notice.ts";

const root = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

test("docs/configuration.md lists every configuration key with its default and meaning", () => {
  expect(read("docs/configuration.md")).toBe(composeConfiguration());
});

test("the README has at most 80 lines", () => {
  expect(read("README.md").split("\n").length).toBeLessThanOrEqual(81);
});

test("NOTICE names every icon set with its author and license", () => {
  expect(read("NOTICE")).toBe(composeNotice());
});

test("every file that a document links to exists", () => {
  const broken = [...pages(), ...decisions()].flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map((match) => match[1] ?? "")
      .filter((link) => !existsSync(join(root, document, "..", link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every path in the documents exists", () => {
  const endings = ["", ".ts", ".tsx", ".server.ts", ".test.ts", ".data.ts"];
  const isKnown = (path: string) =>
    ["", "src"].some((start) => endings.some((ending) => existsSync(join(root, start, path + ending))));
  const missing = [...pages(), ...decisions()].flatMap((document) =>
    [
      ...read(document).matchAll(
        /`((?:bench|core|data|docs|features|i18n|platform|scripts|server|site|src|tests|ui)\/[\w./-]+)`/g,
      ),
    ]
      .map((match) => (match[1] ?? "").replace(/\/$/, ""))
      // A placeholder, as in "features/x/y-page.tsx".
      .filter((path) => !/\/[xyX]\b/.test(path) && !isKnown(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test("decisions are numbered without gaps and say context, decision and consequences", () => {
  const names = decisions();
  expect(names.map((name) => Number(/\/(\d{4})-/.exec(name)?.[1]))).toEqual(names.map((_, index) => index + 1));
  for (const name of names) {
    expect(read(name)).toMatch(/^# .+\n[\s\S]+## Context\n[\s\S]+## Decision\n[\s\S]+## Consequences\n/);
  }
});

test("every npm script that documents name exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const documents = ["README.md", "CONTRIBUTING.md", "docs/administration.md", "docs/deployment.md", "docs/search.md"];
  const named = [
    ...documents
      .map(read)
      .join("")
      .matchAll(/npm run ([a-z:]+)/g),
  ].map((match) => match[1] ?? "");
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

function pages(): string[] {
  return [...readdirSync(root), ...readdirSync(join(root, "docs")).map((name) => `docs/${name}`)].filter((name) =>
    name.endsWith(".md"),
  );
}

function decisions(): string[] {
  return readdirSync(join(root, "docs", "decisions"))
    .toSorted()
    .map((name) => `docs/decisions/${name}`);
}
