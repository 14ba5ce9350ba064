import type { IncomingMessage } from "node:http";
import { GrowthBookClient, type FeatureDefinitions } from "@growthbook/growthbook";
import { expect, test } from "vitest";
import { readVisitor } from "../../platform/http/read-visitor.server.ts";
import { guest } from "../../core/people/viewer.ts";
import type { FlagDefinition, Flags } from "./contract.ts";
import { createPageFlags } from "./page-flags.server.ts";

/** Flags that can be set, evaluated as the site does. */
function hold(first: Record<string, FlagDefinition>) {
  let features = first;
  const listeners = new Set<() => void>();
  const flags: Flags = {
    source: { kind: "file", place: "", readAt: undefined },
    isOn: (flag, visitor) =>
      new GrowthBookClient()
        .initSync({ payload: { features: features as FeatureDefinitions } })
        .isOn(flag, { attributes: { ...visitor } }),
    evaluate: () => ({ isOn: false, by: "other", group: undefined }),
    listGroups: () => [],
    list: () => new Map(Object.entries(features)),
    change: () => Promise.resolve(),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => undefined,
  };
  let looks = 0;
  const pages = createPageFlags({
    flags,
    readGuest(request) {
      looks++;
      return readVisitor(request, { viewer: guest, origin: "http://localhost", locale: "en" });
    },
  });
  return {
    pages,
    looks: () => looks,
    set(next: Record<string, FlagDefinition>) {
      features = next;
      for (const listener of listeners) listener();
    },
  };
}

const ask = (agent: string, cookie?: string) =>
  ({ url: "/icons", headers: { "user-agent": agent, ...(cookie && { cookie }) } }) as IncomingMessage;
const phone = ask("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1");
const desktop = ask("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36");
const on = (condition?: object): FlagDefinition => ({
  defaultValue: false,
  rules: [{ force: true, ...(condition && { condition }) }],
});

test("while flags are the same for all guests, all share a cached page", () => {
  const { pages, looks } = hold({ DISPLAY_AD: on({ isPaid: false }) });
  expect([phone, desktop, phone].map((request) => pages.nameVariant(request))).toEqual([
    "DISPLAY_AD",
    "DISPLAY_AD",
    "DISPLAY_AD",
  ]);
  expect(looks()).toBe(1);
});

test("guests with different flags have different cached pages, and changes take effect immediately", () => {
  const held = hold({ DISPLAY_AD: on({ deviceType: "desktop" }), REWARDED_AD: on() });
  const { pages } = held;
  expect([pages.nameVariant(phone), pages.nameVariant(desktop)]).toEqual(["REWARDED_AD", "DISPLAY_AD,REWARDED_AD"]);
  held.set({});
  expect([pages.nameVariant(phone), pages.nameVariant(desktop)]).toEqual(["", ""]);
});

test("a percentage of the browsers is chosen by their IDs", () => {
  const { pages } = hold({ DISPLAY_AD: { defaultValue: false, rules: [{ force: true, coverage: 0.5 }] } });
  const names = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(22, "b"));
  const variants = Map.groupBy(names, (name) => pages.nameVariant(ask("", `a=1; cid=${name}`)));
  expect([...variants.keys()].toSorted()).toEqual(["", "DISPLAY_AD"]);
  for (const group of variants.values()) expect(group.length).toBeGreaterThan(25);
  // Who has no name yet is in no part.
  expect(pages.nameVariant(desktop)).toBe("");
});
