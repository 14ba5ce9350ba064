import { useState, useSyncExternalStore } from "react";
import { Link, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { sendJson } from "../../browser/send-json.ts";
import { requestContext } from "../../context.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useCall } from "../../ui/use-call.ts";
import { printLeaveCall, requestPagesPath } from "./contract.ts";
import styles from "./leave-notices-page.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(requestContext).packMessages("letters") };
}

export const meta: MetaFunction = ({ matches }) => {
  const t = translatorFromMatches(matches);
  return [{ title: `${t("letters.leaving.title")} – ${t("site.name")}` }, { name: "robots", content: "noindex" }];
};

/** Where the link leads by which somebody gets no more letters. */
export default function LeaveNoticesPage() {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const [isDone, setIsDone] = useState(false);
  const token = useToken();
  const leave = async () => {
    if (await run(() => sendJson(printLeaveCall(token), "POST", {}))) setIsDone(true);
  };
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{t("letters.leaving.title")}</h1>
        {isDone ? (
          <>
            <output>{t("letters.leaving.done")}</output>
            <LinkButton as={Link} to={requestPagesPath} size="lg">
              {t("letters.leaving.toRequests")}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{t("letters.leaving.text")}</p>
            <Button variant="primary" size="lg" isBusy={isBusy} onClick={() => void leave()}>
              {t("letters.leaving.button")}
            </Button>
            <p role="alert">
              {problem !== undefined &&
                t(problem === "not_found" ? "letters.leaving.unknown" : "letters.leaving.failed")}
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

/** Only the browser knows what stands behind the `#`. */
function useToken(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash.slice(1),
    () => "",
  );
}
