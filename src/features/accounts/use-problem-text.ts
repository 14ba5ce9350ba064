import { useMessages } from "../../i18n/use-messages.ts";

/** What to say about the code of a failed call; `own` says it better for some of them. */
export function useProblemText(): (problem: string | undefined, own?: Record<string, string>) => string | undefined {
  const t = useMessages();
  return (problem, own = {}) => {
    if (problem === undefined) return undefined;
    return own[problem] ?? (problem === "limit_reached" ? t("account.busy") : t("account.failed"));
  };
}
