import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listenForPointing } from "./listen-for-pointing.ts";

const root = new EventTarget();
const page = Object.assign(new EventTarget(), { documentElement: root });
const screen = new EventTarget();
const heard: (string | undefined)[] = [];
let end: () => void;

function point(name: string, pointerType = "mouse"): void {
  page.dispatchEvent(Object.assign(new Event("pointerover"), { name, pointerType }));
}

const scroll = () => screen.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", screen.addEventListener.bind(screen));
  heard.length = 0;
  end = listenForPointing((event) => heard.push((event as { name?: string } | undefined)?.name));
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("hears what is pointed at, and that it is nothing any more", () => {
  point("home");
  root.dispatchEvent(new Event("pointerleave"));
  expect(heard).toEqual(["home", undefined]);
});

test("hears nothing of what passes while the page is scrolled, and then where the mouse rests", () => {
  for (const name of ["home", "star", "bell"]) {
    point(name);
    scroll();
    vi.advanceTimersByTime(60);
  }
  expect(heard).toEqual(["home", undefined]);
  vi.advanceTimersByTime(60);
  expect(heard).toEqual(["home", undefined, "bell"]);
});

test("hears a finger at once, which stops the page", () => {
  scroll();
  point("home", "touch");
  expect(heard).toEqual([undefined, "home"]);
});

test("hears nothing after its end", () => {
  end();
  point("home");
  expect(heard).toEqual([]);
});
