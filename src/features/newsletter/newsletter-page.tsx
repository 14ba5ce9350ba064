import { useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { sendJson } from "../../browser/send-json.ts";
import { requestContext } from "../../context.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { SingleActionPage } from "../../ui/dialog/single-action-page.tsx";
import { useCall } from "../../ui/hooks/use-call.ts";
import { useHash } from "../../ui/hooks/use-hash.ts";
import { listAlternates } from "../../i18n/alternates.ts";
import {
  newsletterPath,
  formatUnsubscribeCall,
  readNewsletterLink,
  subscribePath,
  type NewsletterLinkKind,
} from "./contract.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

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
  // Others are places on the page.
  if (hash.includes("=")) return <LetterLink hash={hash} />;
  return (
    <SingleActionPage title={t("newsletter.title")}>
      <p>{t("newsletter.lead")}</p>
      {isOpen ? <NewsletterForm captcha={captcha} /> : <p>{t("newsletter.closed")}</p>}
    </SingleActionPage>
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
      <SingleActionPage title={t("newsletter.used.title")}>
        <p>{t("newsletter.used.text")}</p>
        <LinkButton as={Link} to={newsletterPath} size="lg">
          {t("newsletter.again")}
        </LinkButton>
      </SingleActionPage>
    );
  }
  const { kind, token } = link;
  if (done !== undefined) {
    return (
      <SingleActionPage title={t(`newsletter.${done}.doneTitle`)}>
        <output>{t(`newsletter.${done}.done`)}</output>
        <LinkButton as={Link} to="/icons" size="lg">
          {t("newsletter.toIcons")}
        </LinkButton>
      </SingleActionPage>
    );
  }
  const use = async () => {
    const call = () =>
      kind === "leave"
        ? sendJson(formatUnsubscribeCall(token), "POST")
        : sendJson(`${subscribePath}/confirm`, "POST", { token });
    if (await run(call)) setDone(kind);
  };
  return (
    <SingleActionPage title={t(`newsletter.${kind}.title`)}>
      <p>{t(`newsletter.${kind}.text`)}</p>
      <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void use()}>
        {t(`newsletter.${kind}.button`)}
      </Button>
      <p role="alert">
        {problem !== undefined && t(problem === "limit_reached" ? "newsletter.busy" : "newsletter.failed")}
      </p>
    </SingleActionPage>
  );
}
