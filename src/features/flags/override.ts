import type { FlagDefinition } from "./contract.ts";

/** What an admin has said of a flag: its rules decide, or it is on or off for everybody. */
export const overrides = ["rules", "on", "off"] as const;
export type Override = (typeof overrides)[number];

const overrideId = "for-everybody";

export function readOverride({ rules }: FlagDefinition): Override {
  const [first] = rules;
  if (first?.["id"] !== overrideId) return "rules";
  return first["force"] === true ? "on" : "off";
}

/** A rule before all others says it, so that those are still there when it is taken back. */
export function overrideFlag(definition: FlagDefinition, override: Override): FlagDefinition {
  const rules = definition.rules.filter(({ id }) => id !== overrideId);
  if (override === "rules") return { ...definition, rules };
  return { ...definition, rules: [{ id: overrideId, force: override === "on" }, ...rules] };
}
