import { expect, test } from "vitest";
import { createClassifier } from "./classify.ts";

const rules = [
  { apiCode: "logos", tokens: ["windows", "github"], sourceCategories: "^brands?$" },
  { apiCode: "users", tokens: ["user"], sourceCategories: "^users?$" },
  { apiCode: "animals", tokens: ["tree", "cat"], sourceCategories: "^animals$" },
  { apiCode: "security", tokens: ["shield", "lock"], sourceCategories: "^(security|lock)$" },
  { apiCode: "ui", tokens: ["plus", "menu", "lock"], sourceCategories: "^ui$" },
];
const classifier = createClassifier(rules);
const codes = (concept: string, context: Partial<Parameters<typeof classifier.classify>[1]> = {}) =>
  classifier
    .classify(concept, { setDefault: undefined, sourceCategories: [], isBrand: false, ...context })
    .map((index) => rules[index]!.apiCode);

test("the noun decides the category, not its modifiers", () => {
  expect(codes("user-plus")[0]).toBe("users");
});

test("the catch-all category comes after the others", () => {
  expect(codes("lock")).toEqual(["security", "ui"]);
});

test("a plural has the category of its singular", () => {
  expect(codes("trees")).toEqual(["animals"]);
});

test("a brand is one only where no other word decides", () => {
  expect(codes("windows")).toEqual(["logos"]);
  expect(codes("windows-circle")).toEqual(["logos"]);
  expect(codes("windows-tiles")).toEqual([]);
  expect(codes("tiles", { isBrand: true })).toEqual(["logos"]);
});

test("an unknown icon has the category of its set, or else none", () => {
  expect(codes("wombat", { setDefault: 2 })).toEqual(["animals"]);
  expect(codes("wombat")).toEqual([]);
});

test("what a frame surrounds decides, if it is only a modifier elsewhere", () => {
  expect(codes("plus-circle")).toEqual(["ui"]);
  expect(codes("plus-circle-2")).toEqual(["ui"]);
  expect(codes("wombat-plus")).toEqual([]);
});

test("a number at the end of a word does not hide it", () => {
  expect(codes("cat2")).toEqual(["animals"]);
});

test("the words of a logo’s or flag’s name tell nothing of what it shows", () => {
  expect(codes("cat-shield", { isBrand: true })).toEqual(["logos"]);
  expect(codes("github-cat", { setDefault: 0 })).toEqual(["logos"]);
  expect(codes("github", { isBrand: true, sourceCategories: [2] })).toEqual(["logos"]);
});

test("the set's own categories are mapped", () => {
  expect(classifier.fromSource(" Users ").map((index) => rules[index]!.apiCode)).toEqual(["users"]);
  expect(codes("wombat", { sourceCategories: classifier.fromSource("Animals") })).toEqual(["animals"]);
});

test("no icon has more than three categories", () => {
  expect(codes("user-cat-shield-menu").length).toBeLessThanOrEqual(3);
});

test("a word counts only in the sense that the words beside it tell", () => {
  const sensed = createClassifier([
    { apiCode: "code", tokens: ["fork"], senses: { fork: { beside: ["git"] } }, sourceCategories: "^code$" },
    { apiCode: "kitchen", tokens: ["fork"], senses: { fork: { without: ["git"] } }, sourceCategories: "^kitchen$" },
    { apiCode: "fantasy", tokens: ["sword"], sourceCategories: "^rpg$" },
  ]);
  const context = { setDefault: undefined, sourceCategories: [], isBrand: false };
  expect(sensed.classify("fork", context)).toEqual([1]);
  expect(sensed.classify("git-fork", context)).toEqual([0]);
  expect(sensed.classify("forks", context)).toEqual([1]);
  expect(sensed.classify("fork", { ...context, setDefault: 2 })).toEqual([1]);
  expect(sensed.classify("goblin", { ...context, setDefault: 2 })).toEqual([2]);
});

test("a word may be meant so alone, too", () => {
  const sense = { beside: ["delivery"], isAlone: true };
  const boxed = createClassifier([
    { apiCode: "ui", tokens: [], sourceCategories: "^ui$" },
    { apiCode: "logistics", tokens: ["box"], senses: { box: sense }, sourceCategories: "^logistics$" },
  ]);
  const context = { setDefault: undefined, sourceCategories: [], isBrand: false };
  expect(boxed.classify("box", context)).toEqual([1]);
  expect(boxed.classify("delivery-box", context)).toEqual([1]);
  expect(boxed.classify("box-2", context)).toEqual([1]);
  expect(boxed.classify("arrow-left-box", context)).toEqual([]);
});

test("a shape around something does not decide, a shape alone does", () => {
  const shaped = createClassifier([
    { apiCode: "shapes", tokens: ["triangle"], sourceCategories: "^shapes$" },
    { apiCode: "notifications", tokens: ["warning"], sourceCategories: "^alerts$" },
  ]);
  const context = { setDefault: undefined, sourceCategories: [], isBrand: false };
  expect(shaped.classify("warning-triangle", context)).toEqual([1]);
  expect(shaped.classify("triangle", context)).toEqual([0]);
});
