import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { openPage } from "../harness/browser/open-page.ts";

const open = (page: Page) => openPage(page, "/test");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const renaming = (page: Page) => page.getByRole("dialog", { name: "Rename collection" });
const panel = (page: Page) => page.getByRole("dialog", { name: "View options" });
const format = (page: Page) => page.getByLabel("Format", { exact: true });
const chosen = (page: Page) => page.getByText(/^Chosen: /).textContent();
const tooltip = (page: Page) => page.locator("#tooltip");
const readTransform = (page: Page) => region(page).locator("svg g[transform]").last().getAttribute("transform");
const region = (page: Page) => page.getByRole("region", { name: "Notifications" });
const countClosed = async (page: Page) => Number((await page.getByText("Closed:").innerText()).replaceAll(/\D/g, ""));

const openRenaming = async (page: Page) => {
  await open(page);
  await button(page, "Rename collection").click();
  await renaming(page).waitFor();
};

const expectRenamingClosed = async (page: Page) => {
  await renaming(page).waitFor({ state: "detached" });
  expect(await isFocused(button(page, "Rename collection"))).toBe(true);
};

const choices = (page: Page) => page.getByRole("radiogroup", { name: "Greengrocery" });
const choiceField = (page: Page) => page.getByRole("searchbox", { name: "Find greengrocery" });

const isFormatOpen = (page: Page) => format(page).evaluate((element) => element.matches(":open"));

const openFormat = async (page: Page) => {
  await open(page);
  await format(page).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => isFormatOpen(page)).toBe(true);
};

describe("a modal dialog", () => {
  journey("closes on Esc and returns the focus", async ({ page }) => {
    await openRenaming(page);
    await page.keyboard.press("Escape");
    await expectRenamingClosed(page);
  });

  journey("closes on a click outside and returns the focus", async ({ page }) => {
    await openRenaming(page);
    await page.mouse.click(20, 20);
    await expectRenamingClosed(page);
  });

  journey("closes by its close button and returns the focus", async ({ page }) => {
    await openRenaming(page);
    await button(page, "Close dialog").click();
    await expectRenamingClosed(page);
  });

  journey("returns the focus when it is removed while open", async ({ page }) => {
    await openRenaming(page);
    await button(page, "Rename").click();
    await expectRenamingClosed(page);
    await page.getByRole("region", { name: "Notifications" }).getByText("Renamed.").waitFor();
  });

  journey("stays open when a text selection ends outside", async ({ page }) => {
    await openRenaming(page);
    const box = (await page.getByLabel("New name").boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(20, box.y + 20);
    await page.mouse.up();
    expect(await renaming(page).isVisible()).toBe(true);
  });

  journey("traps the focus", async ({ page }) => {
    await openRenaming(page);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press("Tab");
      const isInside = await renaming(page).evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(isInside).toBe(true);
    }
  });

  journey("with a required answer ignores Esc, the overlay and its button until then", async ({ page }) => {
    await open(page);
    await button(page, "Must be answered").click();
    const question = page.getByRole("dialog", { name: "One question" });
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press("Escape");
    await page.mouse.click(20, 20);
    await button(page, "Go on").click({ force: true });
    expect(await question.isVisible()).toBe(true);
    await page.getByRole("switch", { name: "I have read it" }).click({ force: true });
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await isFocused(button(page, "Must be answered"))).toBe(true);
  });
});

describe("a popover", () => {
  journey("opens by keyboard with the focus inside, closes on Esc and returns the focus", async ({ page }) => {
    await open(page);
    await button(page, "View options").focus();
    await page.keyboard.press("Enter");
    await panel(page).waitFor();
    expect(await isFocused(page.getByRole("switch", { name: "Show names" }))).toBe(true);
    await page.keyboard.press("Space");
    expect(await page.getByRole("switch", { name: "Show names" }).isChecked()).toBe(false);
    await page.keyboard.press("Escape");
    await panel(page).waitFor({ state: "hidden" });
    expect(await isFocused(button(page, "View options"))).toBe(true);
  });

  journey("closes on a click outside, and by its own controls", async ({ page }) => {
    await open(page);
    await button(page, "View options").click();
    await page.getByRole("heading", { name: "Overlays" }).click();
    await panel(page).waitFor({ state: "hidden" });
    await button(page, "View options").click();
    await button(page, "Done").press("Enter");
    await panel(page).waitFor({ state: "hidden" });
  });
});

journey("in a menu arrows, Home, End and letters move, Enter chooses and closes it", async ({ page }) => {
  await open(page);
  const trigger = page.getByRole("button", { name: /^Order by/ });
  await trigger.focus();
  await page.keyboard.press("Enter");
  // The button reads like its first item: the item has the focus, not the button.
  await expect.poll(() => isFocused(page.getByRole("menuitemradio", { name: "Popularity" }))).toBe(true);
  const steps = { ArrowDown: "Name", End: "Newest", ArrowUp: "Number of icons", Home: "Popularity", n: "Name" };
  for (const [key, text] of Object.entries(steps)) {
    await page.keyboard.press(key);
    expect(await focusedText(page)).toBe(text);
  }
  await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  await page.getByRole("menu", { name: /^Order by/ }).waitFor({ state: "hidden" });
  expect(await trigger.textContent()).toContain("Number of icons");
  expect(await isFocused(trigger)).toBe(true);
});

describe("a dropdown", () => {
  journey("moves by arrows, Home and End, and closes on choosing", async ({ page }) => {
    await openFormat(page);
    for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    expect(await focusedText(page)).toBe("PNG");
    await page.keyboard.press("Home");
    expect(await focusedText(page)).toBe("Any format");
    await page.keyboard.press("End");
    expect(await focusedText(page)).toBe("GIF");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect.poll(() => isFormatOpen(page)).toBe(false);
    expect(await chosen(page)).toBe("Chosen: ico");
    expect(await isFocused(format(page))).toBe(true);
  });

  journey("finds by letters", async ({ page }) => {
    await openFormat(page);
    await page.keyboard.type("we");
    expect(await focusedText(page)).toBe("WEBP");
    await page.keyboard.press("Enter");
    await expect.poll(() => chosen(page)).toBe("Chosen: webp");
  });

  journey("closes on Esc and on a click outside without choosing", async ({ page }) => {
    await openFormat(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect.poll(() => isFormatOpen(page)).toBe(false);
    await format(page).click();
    await expect.poll(() => isFormatOpen(page)).toBe(true);
    await page.mouse.click(5, 300);
    await expect.poll(() => isFormatOpen(page)).toBe(false);
    expect(await chosen(page)).toBe("Chosen: none");
  });

  journey("is chosen from by mouse, and cleared", async ({ page }) => {
    await open(page);
    expect(await button(page, "Clear format").count()).toBe(0);
    await format(page).click();
    await page.getByRole("option", { name: "EPS" }).first().click();
    await expect.poll(() => chosen(page)).toBe("Chosen: eps");
    expect(await isFormatOpen(page)).toBe(false);
    await button(page, "Clear format").click();
    await expect.poll(() => chosen(page)).toBe("Chosen: none");
    expect(await isFocused(format(page))).toBe(true);
  });
});

describe("a tooltip", () => {
  journey("shows under a resting pointer and closes on Esc", async ({ page }) => {
    await open(page);
    await button(page, "Point at me").hover();
    await tooltip(page).getByText("Decorative").waitFor();
    await page.keyboard.press("Escape");
    await tooltip(page).waitFor({ state: "hidden" });
  });

  journey("shows immediately on keyboard focus, and closes on blur", async ({ page }) => {
    await open(page);
    await button(page, "Actions").focus();
    await page.keyboard.press("Tab");
    await tooltip(page).getByText("Decorative").waitFor();
    await page.keyboard.press("Tab");
    await tooltip(page).waitFor({ state: "hidden" });
  });
});

describe("choices", () => {
  journey("a switch toggles with Space and with a click, unless it is disabled", async ({ page }) => {
    await open(page);
    const toggle = page.getByRole("switch", { name: "Animated" });
    await toggle.focus();
    await page.keyboard.press("Space");
    expect(await toggle.isChecked()).toBe(true);
    await page.getByText("Animated", { exact: true }).click();
    expect(await toggle.isChecked()).toBe(false);
    expect(await page.getByRole("switch", { name: "Disabled", exact: true }).isDisabled()).toBe(true);
  });

  journey("arrows move between segments and between tabs", async ({ page }) => {
    await open(page);
    await page.getByRole("radio", { name: "Medium" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("radio", { name: "Large" }).isChecked()).toBe(true);
    await page.getByRole("tab", { name: "filters" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tabpanel").textContent()).toBe("Panel of styles.");
    await page.keyboard.press("End");
    expect(await page.getByRole("tabpanel").textContent()).toBe("Panel of categories.");
  });
});

describe("a list of choices", () => {
  journey("arrow keys move through all groups and choose", async ({ page }) => {
    await open(page);
    await choices(page).getByRole("radio", { name: "Apple" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await choices(page).getByRole("radio", { name: "Aubergine" }).isChecked()).toBe(true);
  });

  journey("is filtered by names, groups and synonyms; Enter chooses the first match", async ({ page }) => {
    await open(page);
    await choiceField(page).fill("eggplant");
    expect(await choices(page).getByRole("radio").count()).toBe(1);
    await page.keyboard.press("Enter");
    expect(await choices(page).getByRole("radio", { name: "Aubergine" }).isChecked()).toBe(true);
    await choiceField(page).fill("fruit");
    expect(await choices(page).getByRole("radio").count()).toBe(2);
    await choiceField(page).fill("carrot");
    await page.getByText("No matches.").waitFor();
  });
});

describe("a text field", () => {
  journey("counts characters, is cleared by its button, and shows its error in place of the help", async ({ page }) => {
    await open(page);
    const name = page.getByLabel("Name", { exact: true });
    const description = () =>
      name.evaluate((element) =>
        (element.getAttribute("aria-describedby") ?? "")
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent)
          .join(" | "),
      );
    expect(await description()).toBe("Shown on the share link. | 0/30");
    await name.fill("Travel");
    expect(await description()).toBe("Shown on the share link. | 6/30");
    await button(page, "Clear name").click();
    expect([await name.inputValue(), await isFocused(name)]).toEqual(["", true]);
    await page.keyboard.press("Tab");
    await expect.poll(description).toBe("Give it a name, for example Travel. | 0/30");
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    await name.pressSequentially("x".repeat(40));
    expect([await name.inputValue(), await description()]).toEqual([
      "x".repeat(30),
      "Shown on the share link. | 30/30",
    ]);
  });
});

describe("with fake timers", () => {
  journey.override({ contextOptions: { reducedMotion: "no-preference" } });
  let now = 0;
  beforeEach(() => {
    now = Date.parse("2026-01-13T12:00:00Z");
  });

  /** From here on time passes only by `page.clock.runFor`. */
  const openAndStop = async (page: Page) => {
    await page.clock.install({ time: now });
    await open(page);
    // What shows notifications and copies is fetched at the first one, while time still runs.
    await button(page, "Text").click();
    await button(page, "Dismiss").click();
    await page.clock.pauseAt(now + 3_600_000);
  };

  journey("a notification stays at the bottom for five seconds and is announced", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Success").click();
    await region(page).getByText("12 icons added to Travel.").waitFor();
    const box = (await region(page).boundingBox())!;
    // Below it, a strip asks about analytics.
    expect(box.y + box.height).toBeGreaterThan(820);
    await page.clock.runFor(150);
    await page.getByRole("status").getByText("Saved. 12 icons added to Travel.").waitFor({ state: "attached" });
    await page.mouse.move(5, 5);
    await page.clock.runFor(4700);
    expect(await region(page).isVisible()).toBe(true);
    await page.clock.runFor(150);
    await region(page).waitFor({ state: "detached" });
    expect(await countClosed(page)).toBe(2);
  });

  journey("its icon may be an animation", async ({ page }) => {
    await open(page);
    await button(page, "With an animation").click();
    const first = await readTransform(page);
    await expect.poll(() => readTransform(page)).not.toBe(first);
  });

  journey.extend({ contextOptions: { reducedMotion: "reduce" } })(
    "which doesn't play with reduced motion",
    async ({ page }) => {
      await open(page);
      await button(page, "With an animation").click();
      // The middle of it, at full size.
      await expect.poll(() => readTransform(page)).toMatch(/^matrix\(1,0,0,1,/);
    },
  );

  journey("its timer pauses under the pointer and while it has the focus", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Remove with undo").click();
    await region(page).getByText("Cloud removed.").hover();
    await page.clock.runFor(60_000);
    expect(await region(page).isVisible()).toBe(true);
    await button(page, "Keep open").focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(60_000);
    expect(await region(page).isVisible()).toBe(true);
    await button(page, "Remove with undo").focus();
    await page.clock.runFor(5000);
    await region(page).waitFor({ state: "detached" });
  });

  journey("its buttons act, and close it by default; Esc closes it and returns the focus", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Remove with undo").click();
    await button(page, "Keep open").click();
    expect(await region(page).isVisible()).toBe(true);
    await button(page, "Undo").click();
    await region(page).waitFor({ state: "detached" });
    await page.getByText("Removed: undone.").waitFor();
    await button(page, "Remove with undo").focus();
    await page.keyboard.press("Enter");
    await button(page, "Undo").focus();
    await page.keyboard.press("Escape");
    await region(page).waitFor({ state: "detached" });
    expect(await isFocused(button(page, "Remove with undo"))).toBe(true);
  });

  journey("at most four are shown, one at the top below the header, with SVGs as plain images", async ({ page }) => {
    await openAndStop(page);
    for (const name of ["Text", "Success", "Warning", "With an icon"]) await button(page, name).click();
    expect(await region(page).getByRole("article").count()).toBe(4);
    await button(page, "At the top").click();
    await expect.poll(() => page.getByRole("article").count()).toBe(4);
    const top = await region(page).first().boundingBox();
    expect(top?.y).toBeGreaterThan(56);
    expect(top?.y).toBeLessThan(120);
    const drawing = region(page).locator("img");
    expect(await drawing.getAttribute("src")).toMatch(/^data:image\/svg\+xml,%3Csvg%20xmlns/);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  journey("a notification can be reached while a modal dialog is open", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Rename collection").click();
    await button(page, "Check").click();
    await region(page).getByText("This name is available.").waitFor();
    await button(page, "Dismiss").click();
    await region(page).waitFor({ state: "detached" });
    expect(await renaming(page).isVisible()).toBe(true);
  });

  journey("the loading bar waits 200 ms, follows its estimate, is 3 px high, fills and fades out", async ({ page }) => {
    await openAndStop(page);
    const bar = page.locator("[data-phase]");
    const share = async () => Number(/scaleX\((.*)\)/.exec((await bar.getAttribute("style")) ?? "")?.[1]);
    await button(page, "Begin loading").click();
    await page.getByText("Work: loading").waitFor();
    await page.clock.runFor(190);
    expect(await bar.count()).toBe(0);
    await page.clock.runFor(30);
    await expect.poll(() => bar.getAttribute("data-phase")).toBe("running");
    expect(await bar.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(3);
    await page.clock.runFor(780);
    await expect.poll(share).toBeGreaterThan(0.48);
    expect(await share()).toBeLessThan(0.52);
    await button(page, "Finish loading").click();
    await expect.poll(() => bar.getAttribute("data-phase")).toBe("full");
    expect(await share()).toBe(1);
    await page.clock.runFor(500);
    await expect.poll(() => bar.getAttribute("data-phase")).toBe("fading");
    await page.clock.runFor(400);
    await bar.waitFor({ state: "detached" });
  });

  journey("the loading bar shows a failure in its error color, then disappears", async ({ page }) => {
    await openAndStop(page);
    const bar = page.locator("[data-phase]");
    await button(page, "Fail loading").click();
    const colors = await bar.evaluate((element) => {
      const sample = document.body.appendChild(document.createElement("i"));
      sample.style.background = "var(--color-danger)";
      return [element, sample].map((one) => getComputedStyle(one).backgroundColor);
    });
    expect(colors[0]).toBe(colors[1]);
    await page.clock.runFor(500);
    await page.clock.runFor(400);
    await bar.waitFor({ state: "detached" });
  });

  journey("the copy confirmation shows for 1500 ms", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Copy SVG").click();
    await button(page, "Copied").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("<svg/>");
    await page.clock.runFor(1400);
    expect(await button(page, "Copied").count()).toBe(1);
    await page.clock.runFor(100);
    await button(page, "Copy SVG").waitFor();
  });

  journey("scrolling takes 500 ms", async ({ page }) => {
    await openAndStop(page);
    await button(page, "Scroll to the top").scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    await button(page, "Scroll to the top").click();
    await page.clock.runFor(250);
    const halfway = await page.evaluate(() => scrollY);
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(from);
    await page.clock.runFor(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe("with reduced motion", () => {
  const still = journey.extend({
    contextOptions: { viewport: { width: 390, height: 800 }, reducedMotion: "reduce" },
  });

  still(
    "the way back to the top shows two screens down, goes there at once and takes the focus along",
    async ({ page }) => {
      await open(page);
      const up = page.getByRole("link", { name: "Back to top" });
      expect(await up.isVisible()).toBe(false);
      await page.evaluate(() => scrollTo(0, 1700));
      await up.click();
      expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, "content"]);
      await up.waitFor({ state: "hidden" });
    },
  );
});
