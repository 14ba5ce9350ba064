import { Link } from "react-router";
import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { namePlan } from "./name-plan.ts";
import type { Offer } from "./offer.ts";
import styles from "./plan-card.module.css";

export interface PlanCardProps {
  plan: string;
  /** By period; none for what is free. */
  offers: readonly Offer[];
  /** What costs nothing. */
  free?: { pngSizePx: number; price: string };
  isCurrent: boolean;
  /** Whoever has a plan changes it. */
  hasPlan: boolean;
  formatHref: (offer: Offer) => string;
}

/** One plan with what it costs, gives, and the way to it. */
export function PlanCard({ plan, offers, free, isCurrent, hasPlan, formatHref }: PlanCardProps) {
  const t = useMessages();
  const name = namePlan(t, plan);
  const [first] = offers;
  const lead = `billing.lead.${plan}`;
  const benefits = first ? listBenefits(t, first) : listFreeBenefits(t, free?.pngSizePx ?? 0);
  return (
    <Card as="li" className={styles.card} data-highlighted={plan === "pro" || undefined}>
      <div className={styles.name}>
        <h2>{name}</h2>
        {isCurrent && <Badge tone="accent">{t("billing.current")}</Badge>}
      </div>
      {t.has(lead) && <p className={styles.lead}>{t(lead as "billing.lead.pro")}</p>}
      {first ? (
        offers.map((offer) => (
          <div key={offer.code} className={styles.price} data-period={offers.length > 1 ? offer.period : undefined}>
            <p>
              <strong>{offer.price}</strong> <span>{namePer(t, offer)}</span>
            </p>
            <p className={styles.note}>
              {offer.monthlyPrice !== undefined && t("billing.monthly", { price: offer.monthlyPrice })}
            </p>
            <LinkButton
              as={Link}
              to={formatHref(offer)}
              size="lg"
              variant={plan === "pro" && !isCurrent ? "primary" : "secondary"}
            >
              {nameAction(t, offer, { name, isCurrent, hasPlan })}
            </LinkButton>
          </div>
        ))
      ) : (
        <div className={styles.price}>
          <p>
            <strong>{free?.price}</strong> <span>{t("billing.per.free")}</span>
          </p>
          <p className={styles.note} />
          <LinkButton as={Link} to="/icons" size="lg">
            {t("billing.start")}
          </LinkButton>
        </div>
      )}
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Glyph name="check" size={16} />
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function nameAction(
  t: Translator,
  { trialDays }: Offer,
  { name, isCurrent, hasPlan }: { name: string; isCurrent: boolean; hasPlan: boolean },
): string {
  if (isCurrent) return t("billing.manage");
  if (hasPlan) return t("billing.switch", { plan: name });
  return trialDays > 0 ? t("billing.trial", { days: trialDays }) : t("billing.choose", { plan: name });
}

const namePer = (t: Translator, { period = "month", seats }: Offer) =>
  seats.max > 1 ? t(`billing.perSeat.${period}`) : t(`billing.per.${period}`);

const listFreeBenefits = (t: Translator, pngSizePx: number) => [
  t("billing.benefit.svg"),
  t("billing.benefit.png", { size: pngSizePx }),
  t("billing.benefit.collections"),
];

function listBenefits(t: Translator, { pngSizePx, icons, seats }: Offer): string[] {
  const size = t("billing.benefit.png", { size: pngSizePx });
  if (seats.max > 1) {
    return [t("billing.benefit.pro"), size, t("billing.benefit.seats", seats), t("billing.benefit.members")];
  }
  return [
    size,
    icons === undefined ? t("billing.benefit.unlimited") : t("billing.benefit.icons", { count: icons }),
    t("billing.benefit.keep"),
  ];
}
