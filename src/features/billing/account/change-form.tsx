import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { estimateChange, isUpgrade } from "../../../core/billing/compare-plans.ts";
import { formatPrice } from "../../../core/billing/money.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import styles from "./change-form.module.css";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { SubscriptionView } from "./load-billing.server.ts";
import { nameOffer } from "../pricing/name-plan.ts";
import type { Offer } from "../pricing/offer.ts";
import { sendBilling } from "../checkout/send-billing.ts";
import { useBillingProblem } from "./use-billing-problem.ts";

interface ChangeFormProps {
  subscription: SubscriptionView;
  offers: readonly Offer[];
  wanted: string | undefined;
  onClose: () => void;
}

/** Another plan or number of seats, with what it costs and when it begins. */
export function ChangeForm({ subscription, offers, wanted, onClose }: ChangeFormProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const { licenseId, product, quantity: currentSeats } = subscription;
  const [code, setCode] = useState(offers.some((offer) => offer.code === wanted) ? wanted! : product.code);
  const [seats, setSeats] = useState(String(currentSeats));
  const offer = offers.find((each) => each.code === code);
  const { min, max } = offer?.seats ?? { min: 1, max: 1 };
  const quantity = max > 1 ? Number(seats) : 1;
  const isQuantity = Number.isInteger(quantity) && quantity >= min && quantity <= max;
  const isSame = code === product.code && quantity === currentSeats;
  const terms = offer && isQuantity && !isSame ? describeTerms(offer) : undefined;

  function describeTerms(to: Offer) {
    const amount = to.amount * quantity;
    const period = to.period ?? "month";
    const isNow = isUpgrade({ product, quantity: currentSeats }, { product: to, quantity });
    const format = (minor: number) => formatPrice({ amount: minor, currency: to.currency }, languageTags[t.locale]);
    const cost = estimateChange({
      from: { amount: subscription.unitAmount * currentSeats, period: product.period },
      to: { amount, period },
      periodEnd: subscription.periodEndsAt,
      now: new Date(),
    });
    const isFree = subscription.standing === "trial" || cost === 0;
    const begins = !isNow
      ? t("billing.change.later", { date: subscription.periodEnd })
      : isFree
        ? t("billing.change.nowFree")
        : t("billing.change.now", { amount: format(cost) });
    const after = t("billing.change.then", { amount: t(`billing.amount.${period}`, { price: format(amount) }) });
    return { isNow, text: t.locale === "zh" || t.locale === "ja" ? begins + after : `${begins} ${after}` };
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!terms) return;
    const isDone = await run(async () => {
      const body = { addProducts: [code], quantity, returnUrl: billingPaths.account };
      const call = terms.isNow ? "upgrade" : "downgrade";
      if (!(await sendBilling(`/subscriptions/${licenseId}/${call}`, body))) await revalidate();
    });
    if (isDone) onClose();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.offers}>
        <legend>{t("billing.change.plan")}</legend>
        {offers.map((each) => (
          <label key={each.code} className={styles.offer}>
            <input
              type="radio"
              name="offer"
              value={each.code}
              checked={each.code === code}
              onChange={() => {
                setCode(each.code);
                if (Number(seats) < each.seats.min) setSeats(String(each.seats.min));
              }}
            />
            <span>{nameOffer(t, each)}</span>
            <span className={styles.price}>
              {each.price}{" "}
              {each.seats.max > 1
                ? t(`billing.perSeat.${each.period ?? "month"}`)
                : t(`billing.per.${each.period ?? "month"}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {max > 1 && (
        <TextField
          className={styles.seats}
          label={t("billing.change.seats")}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={seats}
          error={isQuantity ? undefined : t("billing.checkout.seatsHelp", { min, max })}
          onChange={({ currentTarget: { value } }) => setSeats(value)}
        />
      )}
      <output className={styles.terms}>{terms?.text}</output>
      <p role="alert" className={styles.problem}>
        {explain(problem)}
      </p>
      <div className={styles.ways}>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={!terms}>
          {terms?.isNow === false
            ? t("billing.change.submitLater", { date: subscription.periodEnd })
            : t("billing.change.submit")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("billing.change.close")}
        </Button>
      </div>
    </form>
  );
}
