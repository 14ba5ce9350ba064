import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../../context.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { sendJson } from "../../../browser/send-json.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { namePlan } from "../pricing/name-plan.ts";
import styles from "../checkout/thanks-view.module.css";
import { useBillingProblem } from "./use-billing-problem.ts";

/** Where an invitation to a seat leads. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { services, viewer, hrefIn, packMessages } = context.get(requestContext);
  const token = params["token"]!;
  const invitation = await services.groups.findInvitation(token);
  const product = (await services.billing.listProducts()).find(({ code }) => code === invitation?.productCode);
  return {
    messages: packMessages("billing", "account"),
    head: { alternates: listAlternates(url.pathname, hrefIn) },
    token,
    invitation: invitation && { owner: invitation.owner, plan: product?.plan ?? "" },
    isGuest: viewer.isGuest,
  };
}

export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const t = translatorFromMatches(matches);
  return [{ title: `${t("billing.group")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

export default function JoinPage() {
  const t = useMessages();
  const { token, invitation, isGuest } = useLoaderData<typeof loader>();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const accept = () =>
    run(async () => {
      await sendJson(`/billing/v2/invitations/${token}/accept`, "POST");
      location.assign(billingPaths.account);
    });
  const own = {
    conflict: t("billing.join.has"),
    not_allowed: t("billing.join.otherAddress"),
    not_found: t("billing.join.goneText"),
  };
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{invitation ? t("billing.join.title", { name: invitation.owner }) : t("billing.join.gone")}</h1>
        <p>
          {invitation ? t("billing.join.text", { plan: namePlan(t, invitation.plan) }) : t("billing.join.goneText")}
        </p>
        <div className={styles.ways}>
          {!invitation && (
            <LinkButton href="/icons" variant="primary">
              {t("billing.start")}
            </LinkButton>
          )}
          {invitation && isGuest && (
            <LinkButton
              href={`${signInPagePath}?${new URLSearchParams({ path: `/icons/join/${token}` })}`}
              variant="primary"
              size="lg"
            >
              {t("billing.join.signIn")}
            </LinkButton>
          )}
          {invitation && !isGuest && (
            <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void accept()}>
              {t("billing.join.accept")}
            </Button>
          )}
        </div>
        {invitation && !isGuest && (
          <noscript>
            <p>{t("account.button.noScript")}</p>
          </noscript>
        )}
        <p role="alert">{explain(problem, own)}</p>
      </Card>
    </div>
  );
}
