import { useState } from "react";

export interface Call {
  isBusy: boolean;
  /** Code of what went wrong last, `unreachable` for what has none; undefined when nothing did. */
  problem: string | undefined;
  /** Does some work; a second one while it is under way is not begun. Whether it went well. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  forget: () => void;
}

/** Writing calls of a part of a page: whether one is under way, and what went wrong. */
export function useCall(): Call {
  const [state, setState] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  return {
    isBusy: state.isBusy,
    problem: state.problem,
    forget: () => setState({ isBusy: false }),
    async run(work) {
      if (state.isBusy) return false;
      setState({ isBusy: true });
      try {
        await work();
        setState({ isBusy: false });
        return true;
      } catch (error) {
        setState({ isBusy: false, problem: readCode(error) ?? "unreachable" });
        return false;
      }
    },
  };
}

function readCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
