import { Link } from "react-router";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { signInPagePath } from "../../accounts/contract.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import type { PricingPlans } from "./load-pricing.server.ts";
import type { Offer } from "./offer.ts";
import { PlanCard } from "./plan-card.tsx";
import styles from "./plans-view.module.css";

const questions = ["rights", "cancel", "keep", "change", "failed", "card"] as const;
const periods = ["month", "year"] as const;

/** What there is to buy. The choice of the period is a pair of radio buttons that style sheets read: it needs no script. */
export function PlansView({ head, offers, saving, path, currentCode, free, isGuest, isPaid }: PricingPlans) {
  const t = useMessages();
  const plans = Map.groupBy(
    offers.filter(({ period }) => period !== undefined),
    ({ plan }) => plan,
  );
  const packages = offers.filter(({ period }) => period === undefined);
  const percent = new Intl.NumberFormat(languageTags[t.locale], { style: "percent" }).format(saving);
  const hasPlan = currentCode !== undefined;
  const formatHref = ({ code, period }: Offer) => {
    if (hasPlan && period !== undefined)
      return code === currentCode ? billingPaths.account : `${billingPaths.account}?change=${code}`;
    const query = new URLSearchParams({ product: code, ...(path !== undefined && { path }) });
    const checkout = `${billingPaths.pricing}/checkout?${query}`;
    return isGuest ? `${signInPagePath}?${new URLSearchParams({ path: checkout })}` : checkout;
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{head.title}</h1>
        <p>
          <LinkedText text={head.description} />
        </p>
      </header>
      <section className={styles.offer} aria-label={head.title}>
        <fieldset className={styles.periods}>
          <legend>{t("billing.period")}</legend>
          {periods.map((period) => (
            <label key={period}>
              <input type="radio" name="period" value={period} defaultChecked={period === "month"} />
              {t(`billing.${period}`)}
              {period === "year" && saving > 0 && (
                <span className={styles.saving}>{t("billing.saving", { percent })}</span>
              )}
            </label>
          ))}
        </fieldset>
        <ul className={styles.plans}>
          <PlanCard
            plan="free"
            free={free}
            offers={[]}
            isCurrent={!isGuest && !isPaid && !hasPlan}
            hasPlan={hasPlan}
            formatHref={formatHref}
          />
          {[...plans].map(([plan, ofPlan]) => (
            <PlanCard
              key={plan}
              plan={plan}
              offers={ofPlan}
              isCurrent={ofPlan.some(({ code }) => code === currentCode)}
              hasPlan={hasPlan}
              formatHref={formatHref}
            />
          ))}
        </ul>
        <p className={styles.tax}>{t("billing.tax")}</p>
      </section>
      {packages.length > 0 && (
        <section className={styles.part} aria-labelledby="packages">
          <div className={styles.partHead}>
            <h2 id="packages">{t("billing.api.title")}</h2>
            <p>{t("billing.api.lead")}</p>
            <p>{t("billing.api.free", { size: free.pngSizePx, files: free.filesPerMinute })}</p>
            <p>{t("billing.api.pays", { size: free.pngSizePx })}</p>
            <Link to="/developers">{t("billing.api.docs")}</Link>
          </div>
          <ul className={styles.packages}>
            {packages.map((offer) => (
              <Card as="li" key={offer.code} className={styles.package}>
                <div>
                  <h3>{t("billing.api.downloads", { count: offer.downloads })}</h3>
                  <p>{t("billing.api.searches")}</p>
                </div>
                <strong>{offer.price}</strong>
                <LinkButton
                  as={Link}
                  to={formatHref(offer)}
                  aria-label={t("billing.buyName", { name: t("billing.api.downloads", { count: offer.downloads }) })}
                >
                  {t("billing.buy")}
                </LinkButton>
              </Card>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="questions">
        <div className={styles.partHead}>
          <h2 id="questions">{t("billing.faq")}</h2>
        </div>
        <div className={styles.questions}>
          {questions.map((question) => (
            <Disclosure key={question} summary={t(`billing.faq.${question}.q`)}>
              <p>{t(`billing.faq.${question}.a`)}</p>
            </Disclosure>
          ))}
        </div>
      </section>
    </div>
  );
}
