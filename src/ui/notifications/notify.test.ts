import { expect, test } from "vitest";
import { isNotified, notify, onFirstNotification, receiveNotifications } from "./notify.ts";

test("what is said before anything can show it waits, and nothing is said twice or lost", () => {
  const said: (string | undefined)[] = [];
  let wakes = 0;
  expect(isNotified()).toBe(false);
  onFirstNotification(() => wakes++);
  notify({ title: "early" });
  expect(wakes).toBe(1);
  expect(isNotified()).toBe(true);
  receiveNotifications(({ title }) => said.push(title));
  notify({ title: "late" });
  expect(said).toEqual(["early", "late"]);
  expect(isNotified()).toBe(true);
});
