import { describe, expect, test } from "vitest";
import { bundleKinds, bundlePaths } from "../../../core/bundles/bundle-calls.ts";
import { bundleRequest, packageRequest, webfontRequest, zipRequest } from "../../exports/bundles/contract.ts";
import { describeCall } from "./bundle-call.ts";
import { readChoices } from "./bundle-choices.ts";
import { findFault } from "./find-problem.ts";

const requests = { zip: zipRequest, sprite: bundleRequest, webfont: webfontRequest, package: packageRequest };
const icons = [{ id: "9Ajrutuk2" }, { id: "JOUvscLRT" }];
const usual = readChoices({});
const full = readChoices({
  ...usual,
  name: " My icons ",
  prefix: "my",
  framework: "vue",
  formats: ["svg", "png", "vue"],
});

describe.each(bundleKinds)("the call for a %s", (kind) => {
  test.each([
    ["usual", { choices: usual, customization: {} }],
    ["all", { choices: full, customization: { color: "#ff0000", stroke: 2 } as const, codePoints: { home: 0xe001 } }],
  ])("with %s choices is valid for the server", (_, choices) => {
    const { path, body } = describeCall({ kind, icons, ...choices });
    expect(path).toBe(bundlePaths[kind]);
    const parsed = requests[kind].safeParse(body);
    expect(parsed.error).toBeUndefined();
    expect(parsed.data).toMatchObject({ icons, licenses: "all" });
  });
});

test("raster images come in every size, vectors once", () => {
  const choices = readChoices({ formats: ["svg", "png", "pdf"], sizes: [16, 512] });
  expect(describeCall({ kind: "zip", icons, choices, customization: {} }).body).toMatchObject({
    formats: [{ format: "svg" }, { format: "png", size: 16 }, { format: "png", size: 512 }, { format: "pdf" }],
  });
});

test("the page's customization is included only if chosen", () => {
  const customization = { size: 32 };
  expect(describeCall({ kind: "sprite", icons, choices: usual, customization }).body).toMatchObject({
    look: customization,
  });
  const asDrawn = { ...usual, hasLook: false };
  expect(describeCall({ kind: "sprite", icons, choices: asDrawn, customization }).body).not.toHaveProperty("look");
});

test.each([
  [{ formats: [] }, 5, "files.none"],
  [{ formats: ["png"], sizes: [] }, 5, "files.noSize"],
  [{ formats: ["png"], sizes: [16, 24, 32, 48, 64, 96] }, 1000, "files.many"],
  [{ formats: ["png", "webp"], sizes: [16, 24, 32, 48, 64, 96, 128] }, 5, "files.many"],
  [{}, 0, "licenses.nothing"],
  [{}, 1000, undefined],
])("%j for %d icons: %s", (choices, count, message) => {
  expect(findFault({ kind: "zip", choices: readChoices(choices), count })?.message).toBe(message);
});

const findPrefixFault = (prefix: string) =>
  findFault({ kind: "webfont", choices: readChoices({ prefix }), count: 1 })?.message;

test("an invalid prefix is reported before the request", () => {
  expect(["", "ui", "1a", "Ab", "a b"].map(findPrefixFault)).toEqual([
    undefined,
    undefined,
    "prefix.wrong",
    "prefix.wrong",
    "prefix.wrong",
  ]);
});
