import { expect, test } from "vitest";
import { placeholderColumns, placeholderRow, toPlaceholders } from "../page-texts/placeholder-rows.ts";
import { redirectColumns, redirectRow, toRedirects } from "../redirects/redirect-rows.ts";
import { FaultyFile, renderRows, readRows, rowFormats, type RowFormat } from "./row-files.ts";

const readTexts = (text: string, format: RowFormat = "csv") =>
  toPlaceholders(readRows(text, { format, schema: placeholderRow }));
const readMoves = (text: string) =>
  toRedirects(readRows(text, { format: "csv", schema: redirectRow(new Set(["blog.example.com"])) }));

function faultsOf(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof FaultyFile) return error.faults;
    throw error;
  }
  return [];
}

test("serialized rows are parsed again, in every format", () => {
  const rows = [
    {
      project_id: "icons",
      uri: "/icons/set/home",
      locale: "de",
      h1: 'Ein "Haus", zwei; drei',
      t1: null,
      mt: null,
      md: "é",
    },
    { project_id: "other", uri: "/developers", locale: "en", h1: null, t1: "[a](/icons)", mt: "b", md: null },
  ];
  for (const format of rowFormats) {
    const read = readTexts(renderRows(rows, { format, columns: placeholderColumns }), format);
    expect(read.map(({ projectId, ...row }) => Object.assign(row, { project_id: projectId }))).toEqual(rows);
  }
});

test("texts are stored under the canonical path of their page", () => {
  const text =
    "uri,locale,h1\n/icon/set/Home/lucide?icon=abc&sorting=name,en,A\n/icon/abcdefghi/some-name,en,B\n/developers?x=y,en,C\n";
  expect(readTexts(text).map(({ uri }) => uri)).toEqual([
    "/icons/set/home--style-lucide",
    "/icon/abcdefghi",
    "/developers",
  ]);
});

test("every error in a file of texts is reported with its line", () => {
  const lines = [
    { uri: "/icons", locale: "en", h1: "Fine" },
    { uri: "/icons/a/b", locale: "en", h1: "No page" },
    { uri: "/icons", locale: "xx", h1: "No language" },
    { uri: "/icons/new", locale: "en", t1: "[x](javascript:alert(1)) [y](//z)" },
    { uri: "/icons/styles", locale: "de", h2: "No column" },
    { locale: "de", h1: "a\nb" },
    { uri: "/icons/set/a", locale: "en", h1: 7 },
  ];
  const faults = faultsOf(() =>
    readTexts(`${lines.map((line) => JSON.stringify(line)).join("\n")}\n{"uri":\n[]\n`, "jsonl"),
  );
  const reported = faults.map((fault) => fault.split(": ", 2).join(": "));
  expect(reported.toSorted()).toEqual([
    "line 2: uri",
    "line 3: locale",
    "line 4: t1",
    "line 4: t1",
    "line 5: Unrecognized key",
    "line 6: h1",
    "line 6: uri",
    "line 7: h1",
    "line 8: not a JSON object",
    "line 9: not a JSON object",
  ]);
});

test("duplicate pages and rows without text are errors", () => {
  expect(faultsOf(() => readTexts('uri,locale,h1\n/icons,en,"A\nB"\n'))).toHaveLength(1);
  expect(faultsOf(() => readTexts('uri,locale,h1\n/icons,en,A\n"/icons?icon=x",en,B\n/icons/new,en,\n'))).toEqual([
    "line 3: /icons in en is a duplicate of line 2",
    "line 4: has no text",
  ]);
});

test.each([
  ["", "The file is empty."],
  ["uri,locale,title\n", 'line 1: the column "title" is missing'],
  ["uri,locale,h1,h1\n", "line 1: a column is named twice"],
  ["uri,locale,h1\n/icons,en,A,B\n", "line 2: has 4 cells for 3 columns"],
])("a table with %j is rejected", (text, fault) => expect(faultsOf(() => readTexts(text))).toEqual([fault]));

test("every error in a file of redirects is reported with its line", () => {
  const text = [
    redirectColumns.join(","),
    "/a,/b,,",
    "/c%20d/,https://blog.example.com,302,why",
    "x,/b,,",
    "/d,//evil.example,,",
    "/e,https://evil.example/,,",
    "/f,/b,200,",
    "/a/,/c,,",
  ].join("\n");
  expect(faultsOf(() => readMoves(text)).map((fault) => fault.split(": ", 2).join(": "))).toEqual([
    "line 4: path",
    "line 5: target",
    "line 6: target",
    "line 7: status",
  ]);
  expect(readMoves(text.split("\n").slice(0, 3).join("\n"))).toEqual([
    { path: "/a", target: "/b", status: 301, note: "" },
    { path: "/c d", target: "https://blog.example.com/", status: 302, note: "why" },
  ]);
  expect(faultsOf(() => readMoves("path,target\n/a,/b\n/a/,/c\n"))).toEqual(["line 3: /a is a duplicate of line 2"]);
});
