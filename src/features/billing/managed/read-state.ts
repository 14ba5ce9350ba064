import type { EngineState } from "../../../core/billing/engine/engine-state.ts";

const dateNames = /(?:At|Since|Start|End)$|^(?:anchor|from|to)$/;

/** The state of a subscription as it was before it became JSON, which has no dates. */
export function readState(stored: unknown): EngineState {
  return JSON.parse(JSON.stringify(stored), (name, value: unknown) =>
    typeof value === "string" && dateNames.test(name) ? new Date(value) : value,
  ) as EngineState;
}
