import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge, type BadgeProps } from "../../../ui/layout/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { ChangeForm } from "./change-form.tsx";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { SubscriptionView } from "./load-billing.server.ts";
import { namePlan, nameOffer } from "../pricing/name-plan.ts";
import type { Offer } from "../pricing/offer.ts";
import { sendBilling } from "../checkout/send-billing.ts";
import { useBillingProblem } from "./use-billing-problem.ts";

interface SubscriptionSectionProps {
  subscription: SubscriptionView;
  /** What it can be changed to. */
  offers: readonly Offer[];
  /** Code of the plan that somebody wants instead. */
  wanted: string | undefined;
}

const tones: Readonly<Record<SubscriptionView["standing"], BadgeProps["tone"]>> = {
  incomplete: "neutral",
  trial: "accent",
  active: "success",
  grace: "warning",
  lapsed: "danger",
  unsubscribed: "neutral",
  ended: "neutral",
};

/** A plan that somebody pays for. Cancelling is one press, and so is taking it back: nobody is asked whether they are sure. */
export function SubscriptionSection({ subscription, offers, wanted }: SubscriptionSectionProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const [isChanging, setChanging] = useState(wanted !== undefined && wanted !== subscription.product.code);
  const { licenseId, product, standing, quantity, plannedChange, paymentMethod } = subscription;
  const isRunning = standing === "active" || standing === "trial";
  const send = (call: string, body: object = {}) =>
    run(async () => {
      const isRedirecting = await sendBilling(`/subscriptions/${licenseId}/${call}`, {
        returnUrl: billingPaths.account,
        ...body,
      });
      if (!isRedirecting) await revalidate();
    });
  const name = namePlan(t, product.plan);
  return (
    <SettingsSection title={t("billing.plan")} problem={explain(problem)}>
      <SettingsRows label={t("billing.plan")}>
        <SettingsRow
          title={
            <>
              {nameOffer(t, product)}
              <Badge tone={tones[standing] ?? "neutral"}>{t(`billing.standing.${standing}`)}</Badge>
            </>
          }
          note={
            <>
              {subscription.hasSeats && `${t("billing.seats", { count: quantity })} · `}
              {t(`billing.amount.${product.period}`, { price: subscription.price })}
              <br />
              {describeStanding(t, subscription)}
            </>
          }
        >
          {standing === "unsubscribed" && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void send("resume")}>
              {t("billing.resume")}
            </Button>
          )}
          {isRunning && !isChanging && (
            <Button onClick={() => setChanging(true)} disabled={isBusy}>
              {t("billing.change")}
            </Button>
          )}
          {(isRunning || standing === "grace" || standing === "lapsed") && (
            <Button
              variant={isRunning && !isChanging ? "ghost" : "secondary"}
              isBusy={isBusy}
              onClick={() => void send("cancel")}
            >
              {t("billing.cancel")}
            </Button>
          )}
        </SettingsRow>
        {plannedChange && (
          <SettingsRow
            title={t("billing.planned", { plan: describePlanned(t, plannedChange), date: subscription.periodEnd })}
          >
            <Button isBusy={isBusy} onClick={() => void send("downgrade", { addProducts: [product.code], quantity })}>
              {t("billing.keep", { plan: name })}
            </Button>
          </SettingsRow>
        )}
        <SettingsRow title={t("billing.method")} note={paymentMethod ?? t("billing.method.none")}>
          {standing !== "incomplete" && (
            <Button isBusy={isBusy} onClick={() => void send("paymentMethod")}>
              {t("billing.method.change")}
            </Button>
          )}
        </SettingsRow>
      </SettingsRows>
      {isChanging && (
        <ChangeForm subscription={subscription} offers={offers} wanted={wanted} onClose={() => setChanging(false)} />
      )}
    </SettingsSection>
  );
}

/** What comes next, and when. */
function describeStanding(t: Translator, one: SubscriptionView): string {
  const { standing, price, periodEnd, trialEnd = periodEnd, accessEnd = periodEnd, product, plannedChange } = one;
  if (standing === "trial")
    return t("billing.trialUntil", { date: trialEnd, amount: t(`billing.amount.${product.period}`, { price }) });
  if (standing === "unsubscribed") return t("billing.ends", { date: accessEnd });
  if (standing === "grace") return t("billing.grace", { date: accessEnd });
  if (standing === "lapsed") return t("billing.lapsed");
  return standing === "active" && !plannedChange ? t("billing.renews", { date: periodEnd, price }) : "";
}

function describePlanned(t: Translator, { product, quantity }: NonNullable<SubscriptionView["plannedChange"]>): string {
  return quantity > 1 ? `${nameOffer(t, product)} × ${quantity}` : nameOffer(t, product);
}
