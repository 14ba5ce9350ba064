import * as fc from "fast-check";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { amount } from "../harness/soak.ts";
import { openPage } from "../harness/browser/open-page.ts";

/** As the style guide has them, and the overlays that they open. */
const dialogs = { "Rename collection": "Rename collection", "Must be answered": "One question" } as const;
const popovers = ["View options", "Actions"] as const;
const notifications = ["Text", "At the top", "Error that stays"] as const;
const staying = "Error that stays";
const mostShown = 4;

interface Act {
  kind: "show" | "open" | "close" | "toggle" | "say" | "rename" | "expire" | "dismiss" | "leave";
  /** What is shown, opened, closed or toggled. */
  name?: string;
}

const namedActs = (kinds: readonly Act["kind"][], names: readonly string[]): fc.Arbitrary<Act> =>
  fc.record({ kind: fc.constantFrom(...kinds), name: fc.constantFrom(...names) });

const acts = fc.oneof(
  { weight: 3, arbitrary: namedActs(["show"], notifications) },
  { weight: 3, arbitrary: namedActs(["open", "close"], Object.keys(dialogs)) },
  { weight: 2, arbitrary: namedActs(["toggle"], popovers) },
  {
    weight: 4,
    arbitrary: fc.record<Act>({ kind: fc.constantFrom("say", "rename", "expire", "dismiss", "leave") }),
  },
);

/** What notifications stood in has gone when the next one comes. */
const goneHosts: Act[][] = [
  [
    { kind: "show", name: "Text" },
    { kind: "open", name: "Rename collection" },
    { kind: "expire" },
    { kind: "close", name: "Rename collection" },
    { kind: "show", name: "Text" },
  ],
  [
    { kind: "show", name: "Text" },
    { kind: "open", name: "Rename collection" },
    { kind: "expire" },
    { kind: "rename" },
    { kind: "open", name: "Must be answered" },
    { kind: "open", name: "Rename collection" },
  ],
];

/** Presses a button wherever it stands, as a script could: also where a dialog keeps people from it. */
const press = (page: Page, name: string) =>
  page
    .getByRole("button", { name, exact: true, includeHidden: true })
    .last()
    .evaluate((button: HTMLElement) => button.click());

/** What `name` opened is open: as a dialog, or as a popover. */
const isOpen = (page: Page, label: string) =>
  page.evaluate(
    (name) => document.querySelector(`dialog[aria-label="${name}"]`)?.matches("[open], :popover-open") === true,
    label,
  );

/** The cards that somebody sees and can press in their middle, and how many there are at all. */
const countSeen = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('section[aria-label="Notifications"] > article')];
    const seen = cards.filter((card) => {
      const { left, top, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return { all: cards.length, seen: seen.length };
  });

/** Goes to another page and back, by links of the site. */
async function leaveAndReturn(page: Page): Promise<void> {
  for (const [name, path] of [
    ["Languages", "/test/locale"],
    ["Style guide", "/test"],
  ] as const) {
    await page
      .getByRole("link", { name, exact: true, includeHidden: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL((url) => url.pathname === path);
  }
  await page.getByRole("heading", { name: "Overlays", includeHidden: true }).waitFor({ state: "attached" });
}

/** What is shown then, the oldest first. */
type Doing = (page: Page, shown: readonly string[], name: string) => Promise<readonly string[]>;

const add = (shown: readonly string[], name: string) => [...shown, name].slice(-mostShown);

/** Presses a button of the first dialog, if that is open. */
const answer =
  (button: string): Doing =>
  async (page, shown) => {
    if (!(await isOpen(page, "Rename collection"))) return shown;
    await press(page, button);
    return add(shown, button);
  };

/** Does what can be done now. */
const doings: Record<Act["kind"], Doing> = {
  async show(page, shown, name) {
    await press(page, name);
    return add(shown, name);
  },
  async open(page, shown, name) {
    if (!(await isOpen(page, dialogs[name as keyof typeof dialogs]))) await press(page, name);
    return shown;
  },
  async close(page, shown, name) {
    await page.evaluate(
      (label) => document.querySelector<HTMLDialogElement>(`dialog[aria-label="${label}"]:modal`)?.close(),
      dialogs[name as keyof typeof dialogs],
    );
    return shown;
  },
  async toggle(page, shown, name) {
    await press(page, name);
    return shown;
  },
  say: answer("Check"),
  rename: answer("Rename"),
  async expire(page, shown) {
    await page.clock.runFor(5001);
    return shown.filter((name) => name === staying);
  },
  async dismiss(page, shown) {
    if (shown.length === 0) return shown;
    const isTop = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('section[aria-label="Notifications"] button:last-child');
      button?.click();
      return button?.closest("[data-position=top]") !== null;
    });
    const index = shown.findIndex((name) => (name === "At the top") === isTop);
    return shown.toSpliced(index, 1);
  },
  async leave(page, shown) {
    await leaveAndReturn(page);
    return shown;
  },
};

journey(
  "notifications, dialogs, popovers and menus work in any order, and every notification stays visible and clickable",
  async ({ page }) => {
    const now = Date.parse("2026-01-13T12:00:00Z");
    await page.clock.install({ time: now });
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    let hours = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 14 }), async (sequence) => {
        failures.length = 0;
        await page.clock.resume();
        await openPage(page, "/test");
        // What shows notifications is fetched at the first one, while time still runs.
        await press(page, "Text");
        await page.getByRole("button", { name: "Dismiss" }).click();
        await page.mouse.move(5, 5);
        await page.clock.pauseAt(now + ++hours * 3_600_000);
        let shown: readonly string[] = [];
        for (const act of sequence) {
          shown = await doings[act.kind](page, shown, act.name ?? "");
          await expect.poll(() => countSeen(page)).toEqual({ all: shown.length, seen: shown.length });
          expect(failures).toEqual([]);
        }
      }),
      { numRuns: amount(5, 30), endOnFailure: true, examples: goneHosts.map((sequence) => [sequence]) },
    );
  },
  600_000,
);
