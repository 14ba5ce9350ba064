import { useSyncExternalStore } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { sendJson } from "../../browser/send-json.ts";
import { requestContext } from "../../context.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useCall } from "../../ui/use-call.ts";
import { listAlternates } from "../seo/contract.ts";
import { newsletterPath, readNewsletterLink, subscribePath, type NewsletterLinkKind } from "./contract.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import styles from "./newsletter-page.module.css";
import { useState } from "react";

export function loader({ context }: LoaderFunctionArgs) {
  const { services, hrefIn, packMessages } = context.get(requestContext);
  return {
    messages: packMessages("newsletter"),
    head: { alternates: listAlternates(newsletterPath, hrefIn) },
    isOpen: services.newsletter !== undefined,
    captcha: services.captcha.site,
  };
}

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [{ title: `${t("newsletter.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

/** Where people ask for news by mail, and where the links in these letters lead. */
export default function NewsletterPage() {
  const t = useMessages();
  const { isOpen, captcha } = useLoaderData<typeof loader>();
  const hash = useHash();
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        {hash === "" ? (
          <>
            <h1>{t("newsletter.title")}</h1>
            <p>{t("newsletter.lead")}</p>
            {isOpen ? <NewsletterForm captcha={captcha} /> : <p>{t("newsletter.closed")}</p>}
          </>
        ) : (
          <LetterLink hash={hash} />
        )}
      </Card>
    </div>
  );
}

/** One button, so that programs that look at letters in advance neither subscribe anybody nor unsubscribe them. */
function LetterLink({ hash }: { hash: string }) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const [done, setDone] = useState<NewsletterLinkKind>();
  const link = readNewsletterLink(hash);

  if (!link || problem === "not_found") {
    return (
      <>
        <h1>{t("newsletter.used.title")}</h1>
        <p>{t("newsletter.used.text")}</p>
        <LinkButton as={Link} to={newsletterPath} size="lg">
          {t("newsletter.again")}
        </LinkButton>
      </>
    );
  }
  const { kind, token } = link;
  if (done !== undefined) {
    return (
      <>
        <h1>{t(`newsletter.${done}.doneTitle`)}</h1>
        <output>{t(`newsletter.${done}.done`)}</output>
        <LinkButton as={Link} to="/icons" size="lg">
          {t("newsletter.toIcons")}
        </LinkButton>
      </>
    );
  }
  const use = async () => {
    if (await run(() => sendJson(`${subscribePath}/${kind}`, "POST", { token }))) setDone(kind);
  };
  return (
    <>
      <h1>{t(`newsletter.${kind}.title`)}</h1>
      <p>{t(`newsletter.${kind}.text`)}</p>
      <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void use()}>
        {t(`newsletter.${kind}.button`)}
      </Button>
      <p role="alert">
        {problem !== undefined && t(problem === "limit_reached" ? "newsletter.busy" : "newsletter.failed")}
      </p>
    </>
  );
}

/** Only the browser knows what stands behind the `#`. */
function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
    () => "",
  );
}
