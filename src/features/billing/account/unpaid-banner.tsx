import { useRevalidator } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { sendBilling } from "../checkout/send-billing.ts";
import styles from "./unpaid-banner.module.css";
import { useBillingProblem } from "./use-billing-problem.ts";

/** What is owed, and the way to pay it. */
export function UnpaidBanner({ amount }: { amount: string }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const pay = () =>
    run(async () => {
      if (!(await sendBilling("", { returnUrl: billingPaths.account }))) await revalidate();
    });
  return (
    <section className={styles.banner} aria-label={t("billing.unpaid", { amount })}>
      <Glyph name="triangle-alert" />
      <div>
        <p>{t("billing.unpaid", { amount })}</p>
        <p role="alert">{explain(problem)}</p>
      </div>
      <Button variant="primary" isBusy={isBusy} onClick={() => void pay()}>
        {t("billing.unpaid.pay")}
      </Button>
    </section>
  );
}
