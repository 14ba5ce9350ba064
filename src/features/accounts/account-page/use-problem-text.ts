import { useMessages } from "../../../i18n/use-messages.ts";

/** What to say about the code of a failed call; `own` says it better for some of them. */
export function useProblemText(): (problem: string | undefined, own?: Record<string, string>) => string | undefined {
  const t = useMessages();
  return (problem, own = {}) => {
    if (problem === undefined) return undefined;
    if (own[problem] !== undefined) return own[problem];
    if (problem === "limit_reached") return t("account.busy");
    return problem === "unavailable" ? t("account.away") : t("account.failed");
  };
}
