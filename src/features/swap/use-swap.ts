import { useCallback, useEffect, useMemo, useState } from "react";
import { api, ApiFailure } from "../../browser/api-client.ts";
import { swapPaths, type StyleCoverage, type SwapPlan } from "./contract.ts";

/** Something that is fetched. */
export type Fetched<Value> =
  | { status: "idle" | "loading" }
  | { status: "ready"; value: Value }
  | { status: "failed"; isBusy: boolean };

const tooMany = 429;

/** Asks again whenever `ask` is another one; idle without one. */
function useFetched<Value>(ask: ((signal: AbortSignal) => Promise<Value | undefined>) | undefined) {
  const [state, setState] = useState<{ of: unknown; fetched: Fetched<Value> }>();
  const run = useCallback(
    ({ signal }: AbortController) => {
      const settle = (fetched: Fetched<Value>) => !signal.aborted && setState({ of: ask, fetched });
      ask?.(signal).then(
        (value) => value !== undefined && settle({ status: "ready", value }),
        (cause: unknown) =>
          settle({ status: "failed", isBusy: cause instanceof ApiFailure && cause.status === tooMany }),
      );
    },
    [ask],
  );
  useEffect(() => {
    const controller = new AbortController();
    run(controller);
    return () => controller.abort();
  }, [run]);
  const retry = useCallback(() => {
    setState(undefined);
    run(new AbortController());
  }, [run]);
  const loading: Fetched<Value> = { status: ask ? "loading" : "idle" };
  return [ask && state?.of === ask ? state.fetched : loading, retry] as const;
}

const send = <Answer>(path: string, body: object, signal: AbortSignal) =>
  api.send<Answer>(path, {
    method: "POST",
    body: new Blob([JSON.stringify(body)], { type: "application/json" }),
    signal,
  });

/** The styles that icons can be swapped to, and what comes of one of them. */
export function useSwap(ids: readonly string[], style: string | undefined) {
  const askStyles = useMemo(
    () => async (signal: AbortSignal) =>
      ids.length === 0 ? { styles: [] } : send<{ styles: StyleCoverage[] }>(swapPaths.styles, { ids }, signal),
    [ids],
  );
  const askPlan = useMemo(
    () =>
      style === undefined
        ? undefined
        : (signal: AbortSignal) =>
            send<SwapPlan>(`${swapPaths.icons}?language=${document.documentElement.lang}`, { ids, style }, signal),
    [ids, style],
  );
  const [styles, retryStyles] = useFetched(askStyles);
  const [plan, retryPlan] = useFetched(askPlan);
  return { styles, retryStyles, plan, retryPlan };
}
