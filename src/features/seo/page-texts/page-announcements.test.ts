import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageAnnouncements } from "./page-announcements.ts";

let spoken: string[];
beforeEach(() => {
  spoken = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function create() {
  const announcements = createPageAnnouncements();
  announcements.subscribe(() => spoken.push(announcements.current()));
  return announcements;
}

test("the initial page isn't announced", () => {
  const announcements = create();
  announcements.arrive("Home icons");
  vi.runAllTimers();
  expect(spoken).toEqual([]);
  expect(announcements.current()).toBe("");
});

test("a page is announced 700 ms after its title is set", () => {
  const announcements = create();
  announcements.arrive("Home icons");
  announcements.arrive("Car icons");
  vi.advanceTimersByTime(699);
  expect(spoken).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(spoken).toEqual(["Car icons"]);
});

test("short-lived titles aren't announced, nor is an unchanged one", () => {
  const announcements = create();
  for (const title of ["Home icons", "Car icons", "Bus icons"]) {
    announcements.arrive(title);
    vi.advanceTimersByTime(600);
  }
  announcements.arrive("Bus icons");
  vi.advanceTimersByTime(100);
  expect(spoken).toEqual(["Bus icons"]);
  announcements.arrive("Bus icons");
  vi.runAllTimers();
  expect(spoken).toEqual(["Bus icons"]);
});
