import { expect, test } from "vitest";
import { createNotifier } from "./notify.ts";

test("notifications sent before any can be shown wait, and none is duplicated or lost", () => {
  const { isNotified, notify, onFirstNotification, receiveNotifications } = createNotifier();
  const spoken: (string | undefined)[] = [];
  let wakes = 0;
  expect(isNotified()).toBe(false);
  onFirstNotification(() => wakes++);
  notify({ title: "early" });
  expect(wakes).toBe(1);
  expect(isNotified()).toBe(true);
  receiveNotifications(({ title }) => spoken.push(title));
  notify({ title: "late" });
  expect(spoken).toEqual(["early", "late"]);
  expect(isNotified()).toBe(true);
});
