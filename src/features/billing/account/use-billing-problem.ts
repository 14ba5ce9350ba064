import { useMessages } from "../../../i18n/use-messages.ts";

/** What to say about the code of a failed call; `own` says it better for some of them. */
export function useBillingProblem(): (
  problem: string | undefined,
  own?: Readonly<Record<string, string>>,
) => string | undefined {
  const t = useMessages();
  const usual: Readonly<Record<string, string>> = {
    unavailable: t("billing.problem.unavailable"),
    conflict: t("billing.problem.conflict"),
    not_found: t("billing.problem.conflict"),
    limit_reached: t("billing.problem.limit"),
    INVALID_RECAPTCHA: t("account.captcha.failed"),
  };
  return (problem, own = {}) =>
    problem === undefined ? undefined : (own[problem] ?? usual[problem] ?? t("billing.problem.failed"));
}
