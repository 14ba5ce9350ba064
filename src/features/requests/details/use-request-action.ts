import { useRevalidator } from "react-router";
import { sendJson } from "../../../browser/send-json.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { requestsPath, type RequestOrder } from "../contract.ts";

/** Does something with a request, after which the page shows what became of it. */
export function useOrder(id: string) {
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run, forget } = useCall();
  return {
    isBusy,
    problem,
    forget,
    /** @returns whether it was done; `onRefused` hears why it was not */
    order: async ({ action, ...body }: RequestOrder, onRefused?: (failure: unknown) => void): Promise<boolean> => {
      const isDone = await run(() =>
        sendJson(`${requestsPath}/${id}/${action}`, "POST", body).catch((failure: unknown) => {
          onRefused?.(failure);
          throw failure;
        }),
      );
      if (isDone) await revalidate();
      return isDone;
    },
    remove: (): Promise<boolean> => run(() => sendJson(`${requestsPath}/${id}`, "DELETE")),
  };
}

const texts = {
  signed_out: "requestPages.problem.signedOut",
  limit_reached: "requestPages.problem.limit",
  conflict: "requestPages.problem.changed",
  not_found: "requestPages.problem.changed",
  unavailable: "requestPages.problem.away",
} as const;

/** What to say about the code of a failed call; `own` says it better for some of them. */
export function useRequestProblem(): (
  problem: string | undefined,
  own?: Readonly<Record<string, string>>,
) => string | undefined {
  const t = useMessages();
  return (problem, own = {}) => {
    if (problem === undefined) return undefined;
    if (own[problem] !== undefined) return own[problem];
    if (problem === "unreachable" && !navigator.onLine) return t("requestPages.problem.offline");
    return t(problem in texts ? texts[problem as keyof typeof texts] : "requestPages.problem.failed");
  };
}
