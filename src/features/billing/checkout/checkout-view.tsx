import { useEffect, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { prepareProof, sendWithProof } from "../../../browser/send-with-proof.ts";
import { formatPrice } from "../../../core/billing/money.ts";
import { languageTags } from "../../../i18n/locales.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { SingleActionPage } from "../../../ui/dialog/single-action-page.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import styles from "./checkout-view.module.css";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { Checkout } from "../pricing/load-pricing.server.ts";
import { nameOffer } from "../pricing/name-plan.ts";
import { nameProvider } from "../account/name-provider.ts";
import type { Offer } from "../pricing/offer.ts";
import { useBillingProblem } from "../account/use-billing-problem.ts";

/** What is about to be bought, once more, and the way to the provider's page. */
export function CheckoutView({ offer, providers, captcha, path, isCancelled }: Checkout) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const [provider, setProvider] = useState(providers[0]?.code);
  useEffect(() => prepareProof(captcha), [captcha]);
  const hasTrial = offer.trialDays > 0 && providers.some(({ code, hasTrials }) => code === provider && hasTrials);
  const { min, max } = offer.seats;
  const [seats, setSeats] = useState(String(min));
  const quantity = Number(seats);
  const isQuantity = Number.isInteger(quantity) && quantity >= min && quantity <= max;
  const price = (amount: number) => formatPrice({ amount, currency: offer.currency }, languageTags[t.locale]);
  const seatsHelp = t("billing.checkout.seatsHelp", { min, max });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isQuantity) return;
    const query = path === undefined ? "" : `?${new URLSearchParams({ path })}`;
    const here = `${location.pathname}${location.search}`;
    const call = offer.period === undefined ? "purchases" : "subscriptions";
    await run(async () => {
      const body = {
        addProducts: [offer.code],
        quantity,
        currency: offer.currency,
        provider,
        successUrl: billingPaths.wait + query,
        cancelUrl: isCancelled ? here : `${here}&cancelled=1`,
      };
      const { url } = await sendWithProof<{ url: string }>(`/billing/v2/${call}`, body, {
        site: captcha,
        action: "checkout",
        texts: { title: t("account.captcha.title"), cancel: t("account.cancel") },
      });
      location.assign(url);
      // The button stays busy until the other page is there.
      await new Promise(() => undefined);
    });
  };
  return (
    <SingleActionPage title={t("billing.checkout.title")}>
      {isCancelled && <p className={styles.notice}>{t("billing.checkout.cancelled")}</p>}
      {provider === undefined ? (
        <p className={styles.notice}>{t("billing.checkout.closed")}</p>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {max > 1 && (
            <TextField
              className={styles.seats}
              label={t("billing.checkout.seats")}
              type="number"
              inputMode="numeric"
              min={min}
              max={max}
              required
              value={seats}
              help={seatsHelp}
              error={isQuantity ? undefined : seatsHelp}
              onChange={({ currentTarget: { value } }) => setSeats(value)}
            />
          )}
          {providers.length > 1 && (
            <div className={styles.choice}>
              <span>{t("billing.checkout.provider")}</span>
              <SegmentedChoice
                label={t("billing.checkout.provider")}
                name="provider"
                options={providers.map(({ code }) => ({ value: code, label: nameProvider(t, code) }))}
                selected={provider}
                onSelect={setProvider}
              />
            </div>
          )}
          <dl className={styles.bill}>
            <div>
              <dt>
                {nameOffer(t, offer)}
                {quantity > 1 && isQuantity && ` × ${quantity}`}
              </dt>
              <dd>{offer.price}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t("billing.checkout.total")}</dt>
              <dd>{isQuantity ? price(offer.amount * quantity) : "–"}</dd>
            </div>
          </dl>
          <div className={styles.terms}>
            {hasTrial && (
              <p>
                <strong>{t("billing.checkout.trial", { days: offer.trialDays })}</strong>
              </p>
            )}
            <p>{describeTerms(t, offer)}</p>
            <p>{t("billing.tax")}</p>
          </div>
          <p role="alert">{explain(problem)}</p>
          <Button type="submit" variant="primary" size="lg" isBusy={isBusy} endIcon="arrow-right">
            {t("billing.checkout.pay")}
          </Button>
          <p className={styles.next}>{t("billing.checkout.next", { provider: nameProvider(t, provider) })}</p>
          <noscript>
            <p>{t("billing.checkout.noScript")}</p>
          </noscript>
        </form>
      )}
      <Link to={billingPaths.pricing} className={styles.back}>
        {t("billing.checkout.back")}
      </Link>
    </SingleActionPage>
  );
}

const describeTerms = (t: Translator, { period }: Offer) =>
  period === undefined ? t("billing.checkout.once") : t(`billing.checkout.${period}`);
