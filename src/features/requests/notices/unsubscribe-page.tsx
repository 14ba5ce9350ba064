import { useState } from "react";
import { Link, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { sendJson } from "../../../browser/send-json.ts";
import { requestContext } from "../../../context.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { SingleActionPage } from "../../../ui/dialog/single-action-page.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useHash } from "../../../ui/hooks/use-hash.ts";
import { formatUnsubscribeCall } from "../contract.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(requestContext).packMessages("letters") };
}

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [
    { title: `${t("letters.unsubscribePage.title")} – ${t("site.name")}` },
    { name: "robots", content: "noindex" },
  ];
};

/** Where the link leads by which somebody gets no more letters. */
export default function UnsubscribePage() {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const [isDone, setIsDone] = useState(false);
  const token = useHash().slice(1);
  const unsubscribe = async () => {
    if (await run(() => sendJson(formatUnsubscribeCall(token), "POST", {}))) setIsDone(true);
  };
  return (
    <SingleActionPage title={t("letters.unsubscribePage.title")}>
      {isDone ? (
        <>
          <output>{t("letters.unsubscribePage.done")}</output>
          <LinkButton as={Link} to={requestPagesPath} size="lg">
            {t("letters.unsubscribePage.toRequests")}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{t("letters.unsubscribePage.text")}</p>
          <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void unsubscribe()}>
            {t("letters.unsubscribePage.button")}
          </Button>
          <p role="alert">
            {problem !== undefined &&
              t(problem === "not_found" ? "letters.unsubscribePage.unknown" : "letters.unsubscribePage.failed")}
          </p>
        </>
      )}
    </SingleActionPage>
  );
}
