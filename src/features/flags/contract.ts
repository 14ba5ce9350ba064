import type { Visitor } from "../../platform/http/read-visitor.server.ts";

/** The flags that pages are made by. Guests share pages, so each of these makes another page for them. */
export const pageFlags = ["DISPLAY_AD", "REWARDED_AD"] as const;
export type PageFlag = (typeof pageFlags)[number];

/** The group of an experiment that a visitor is in. */
export interface ExperimentGroup {
  experiment: string;
  group: string;
}

/** A visitor was shown what their group of an experiment is shown. */
export interface Exposure extends ExperimentGroup {
  visitor: Visitor;
}

/** A flag in GrowthBook's format. */
export interface FlagDefinition {
  defaultValue: unknown;
  rules: readonly Record<string, unknown>[];
}

export interface FlagSource {
  kind: "file" | "host";
  /** The path of the file, or the address of the host. */
  place: string;
  /** When flags were last had from there; undefined while a host has not answered yet, and what stands in the file counts. */
  readAt: Date | undefined;
}

/** What a flag is for a visitor, and why. */
export interface Evaluation {
  isOn: boolean;
  /** What decided: no rule, a rule that says it, the draw of an experiment, or something else of the format. */
  by: "default" | "rule" | "experiment" | "other";
  group: ExperimentGroup | undefined;
}

/** What is switched on for whom. Nothing here waits: what is known counts. */
export interface Flags {
  readonly source: FlagSource;
  /** Off, too, for flags that nobody knows. */
  isOn(flag: string, visitor: Visitor): boolean;
  /** Tells nobody that they were shown something, so that visitors can be tried who are none. */
  evaluate(flag: string, visitor: Visitor): Evaluation;
  /** Of all experiments that run, those that this visitor takes part in; the same visitor is always in the same group. */
  listGroups(visitor: Visitor): ExperimentGroup[];
  /** Every flag by its name. */
  list(): ReadonlyMap<string, FlagDefinition>;
  /**
   * Keeps a flag in the file, for all to see at once.
   * @throws AppError `not_found` for a flag that there is not, `invalid_input` for what the format does not know, `conflict`
   *   where a host says what is on, `unavailable` where the file cannot be written
   */
  change(flag: string, definition: FlagDefinition): Promise<void>;
  /** Told when something else may be on. */
  onChange(listener: () => void): () => void;
  close(): void;
}

declare module "../../context.ts" {
  interface Services {
    flags: Flags;
  }
  interface RequestContext {
    /** What is on for this viewer. */
    flags: ReadonlySet<PageFlag>;
  }
}
