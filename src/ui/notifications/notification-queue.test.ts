import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mostShown, NotificationQueue, readIconType } from "./notification-queue.ts";

let queue: NotificationQueue;
beforeEach(() => {
  vi.useFakeTimers();
  queue = new NotificationQueue();
});
afterEach(() => vi.useRealTimers());

const titles = () => queue.read().map(({ title }) => title);

describe("the duration of a notification", () => {
  test("is 5000 ms by default, at the bottom", () => {
    queue.add({ title: "Saved" });
    expect(queue.read()).toMatchObject([{ position: "bottom", type: "neutral" }]);
    vi.advanceTimersByTime(4999);
    expect(titles()).toEqual(["Saved"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  });

  test("is tracked separately for each", () => {
    queue.add({ title: "short", delayMs: 1000 });
    queue.add({ title: "for ever", delayMs: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(["for ever"]);
    vi.runAllTimers();
    expect(titles()).toEqual(["for ever"]);
  });

  test("is paused as long as there is any reason, then continues with the rest", () => {
    queue.add({ title: "first" });
    vi.advanceTimersByTime(3000);
    queue.add({ title: "second" });
    vi.advanceTimersByTime(1000);
    queue.pause("pointer");
    queue.pause("focus");
    queue.add({ title: "while paused" });
    vi.advanceTimersByTime(60_000);
    queue.resume("pointer");
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(["first", "second", "while paused"]);
    queue.resume("focus");
    vi.advanceTimersByTime(999);
    expect(titles()).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(["second", "while paused"]);
    vi.advanceTimersByTime(3000);
    expect(titles()).toEqual(["while paused"]);
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual([]);
  });

  test("isn't changed by resuming for an unknown reason", () => {
    queue.pause("pointer");
    queue.add({ title: "held" });
    queue.resume("hidden");
    vi.runAllTimers();
    expect(titles()).toEqual(["held"]);
  });
});

describe("closing", () => {
  test("its owner is notified once, whatever the reason", () => {
    const onClose = vi.fn();
    queue.add({ title: "one", onClose });
    const [{ id } = { id: 0 }] = queue.read();
    queue.close(id);
    queue.close(id);
    vi.runAllTimers();
    expect(onClose).toHaveBeenCalledTimes(1);
    queue.add({ title: "two", onClose });
    vi.runAllTimers();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test("the oldest is removed when there are too many", () => {
    for (let number = 1; number <= mostShown + 2; number++) queue.add({ title: String(number) });
    expect(titles()).toEqual(["3", "4", "5", "6"]);
  });

  test("listeners are notified of each change", () => {
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    queue.add({ title: "one" });
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    queue.add({ title: "two" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test("markup becomes an inline icon, the URL of an image an image, and nothing else an icon", () => {
  expect(readIconType("<svg viewBox='0 0 1 1'/>")).toBe("svg");
  for (const ending of ["png", "jpg", "jpeg", "gif", "svg", "webp"]) {
    expect(readIconType(`/img/cloud.${ending}`)).toBe("image");
  }
  expect(readIconType({ v: "5.7.0", layers: [] })).toBe("animation");
  for (const icon of [undefined, "", "/img/cloud.bmp", "cloud", "<b>", "png"]) expect(readIconType(icon)).toBe("none");
});
