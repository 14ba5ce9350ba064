import { lazy, Suspense, useState } from "react";
import type { RequestAction } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import type { RequestPageView } from "../list/load-requests.server.ts";
import styles from "./request-actions.module.css";
import { useOrder, useRequestProblem } from "./use-request-action.ts";

const RequestDialog = lazy(() => import("./request-dialog.tsx"));
const ResolveDialog = lazy(() => import("../resolve/resolve-dialog.tsx"));

type Doable = Exclude<RequestAction, "vote" | "unvote">;

/** In the order in which they are offered; the first ones lead a request on. */
const shown: readonly { action: Doable; glyph: GlyphName; isMain?: true }[] = [
  { action: "resolve", glyph: "check", isMain: true },
  { action: "takeToWork", glyph: "pencil", isMain: true },
  { action: "assignMaker", glyph: "user", isMain: true },
  { action: "decline", glyph: "x" },
  { action: "merge", glyph: "arrow-right" },
  { action: "hide", glyph: "ban" },
  { action: "unhide", glyph: "undo-2" },
  { action: "report", glyph: "triangle-alert" },
  { action: "delete", glyph: "trash-2" },
];

/** What can be done, but changes nothing, or is said to oneself. */
function isPointless(action: Doable, { isOwn, isHidden }: RequestPageView["request"]): boolean {
  if (action === "report") return isOwn;
  return action === (isHidden ? "hide" : "unhide");
}

/** What is known of a request beside its text, and what whoever looks can do with it now. */
export function RequestActions(view: RequestPageView) {
  const t = useMessages();
  const { request, isAdmin, ownId } = view;
  const { isBusy, order, problem } = useOrder(request.id);
  const explain = useRequestProblem();
  const [asked, setAsked] = useState<Doable>();
  const offered = shown.filter(({ action }) => request.actions.includes(action) && !isPointless(action, request));
  const { ownerName, makerName, styles: wanted, reports } = request;
  const somebody = t("requestPages.somebody");

  const press = async (action: Doable) => {
    const isAtOnce = action === "takeToWork" || action === "hide" || action === "unhide";
    if (isAtOnce) await order({ action });
    else if (action === "assignMaker" && !isAdmin) await order({ action, makerId: ownId! });
    else setAsked(action);
  };
  const label = (action: Doable) =>
    t(action === "assignMaker" && !isAdmin ? "requestPages.act.claim" : `requestPages.act.${action}`);
  return (
    <aside className={styles.side}>
      <dl className={styles.facts}>
        <dt>{t("requestPages.asked")}</dt>
        <dd>{ownerName === "" ? somebody : ownerName}</dd>
        <dt>{t("requestPages.drawnBy")}</dt>
        <dd>{makerName === undefined ? t("requestPages.noMaker") : makerName === "" ? somebody : makerName}</dd>
        {wanted.length > 0 && (
          <>
            <dt>{t("requestPages.wanted")}</dt>
            <dd>{wanted.map(({ title }) => title).join(", ")}</dd>
          </>
        )}
        {isAdmin && reports > 0 && (
          <>
            <dt>{t("requestPages.reports")}</dt>
            <dd className={styles.reports}>{reports}</dd>
          </>
        )}
      </dl>
      {offered.length > 0 && (
        <Card as="section" className={styles.actions} aria-label={t("requestPages.actions")}>
          {offered.map(({ action, glyph, isMain }, index) => (
            <Button
              key={action}
              variant={isMain ? (index === 0 ? "primary" : "secondary") : "ghost"}
              icon={glyph}
              className={isMain ? undefined : styles.quiet}
              isBusy={isBusy}
              onClick={() => void press(action)}
            >
              {label(action)}
            </Button>
          ))}
          <p role="alert" className={styles.problem}>
            {explain(problem)}
          </p>
        </Card>
      )}
      <Suspense>
        {asked === "resolve" && (
          <ResolveDialog
            {...view}
            onClose={() => setAsked(undefined)}
            onDone={(count) => notify({ type: "success", title: t("requestPages.resolve.done", { count }) })}
          />
        )}
        {asked !== undefined && asked !== "resolve" && (
          <RequestDialog {...view} action={asked} title={label(asked)} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
    </aside>
  );
}
