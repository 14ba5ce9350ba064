import { useState } from "react";
import { api, ApiFailure } from "../../browser/api-client.ts";

export type CallMethod = Parameters<typeof api.send>[1]["method"];

export interface Call {
  isBusy: boolean;
  /** Code of what went wrong last; undefined when nothing did. */
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
        setState({ isBusy: false, problem: error instanceof ApiFailure ? error.code : "unreachable" });
        return false;
      }
    },
  };
}

/** Nothing is sent that would be refused anyway: a form whose fields are wrong is a failed call. */
export function demandValid(form: HTMLFormElement): void {
  if (!form.checkValidity()) throw new ApiFailure(0, { code: "invalid_input" });
}

/** A call with a JSON body. */
export async function sendJson<Answer>(path: string, method: CallMethod, body: object = {}): Promise<Answer> {
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  const answer = await api.send<Answer>(path, { method, body: json });
  return answer!;
}
