import { useState } from "react";
import { useLocation } from "react-router";
import { isOpenStatus } from "../../../core/requests/request-rules.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import type { RequestRow } from "../details/request-views.ts";
import { useOrder, useRequestProblem } from "../details/use-request-action.ts";
import styles from "./vote-button.module.css";

export interface VoteButtonProps {
  request: Pick<RequestRow, "id" | "title" | "status" | "votes" | "isVoted" | "isOwn" | "actions">;
  isGuest: boolean;
  /** Side by side, where there is little height. */
  isFlat?: boolean;
}

/** How many want something, and whether one is among them. */
export function VoteButton({ request, isGuest, isFlat = false }: VoteButtonProps) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const explain = useRequestProblem();
  const { id, title, status, votes, isVoted, isOwn, actions } = request;
  const { isBusy, order } = useOrder(id);
  /** What was pressed counts at once, until the page knows better. */
  const [pressed, setPressed] = useState<boolean>();
  const isOn = pressed ?? isVoted;
  const shown = votes + Number(isOn) - Number(isVoted);
  const label = {
    className: styles.vote,
    "data-on": isOn || undefined,
    "data-flat": isFlat || undefined,
  };
  const content = (
    <>
      <Glyph name="arrow-up" size={18} />
      <VisuallyHidden>{t("requestPages.vote", { title })}</VisuallyHidden>
      <span>{formatNumber(shown, t.locale)}</span>
    </>
  );
  if (isGuest && isOpenStatus(status)) {
    const path = `${signInPagePath}?${new URLSearchParams({ path: pathname + search })}`;
    return (
      <a {...label} href={path} rel="nofollow">
        {content}
      </a>
    );
  }
  const canVote = !isOwn && (actions.includes("vote") || actions.includes("unvote"));
  const press = async () => {
    if (isBusy) return;
    setPressed(!isOn);
    const action = isOn ? ("unvote" as const) : ("vote" as const);
    if (await order({ action })) return;
    setPressed(undefined);
    notify({ type: "danger", text: explain("failed")! });
  };
  return (
    <button
      type="button"
      {...label}
      aria-pressed={isOn}
      disabled={!canVote}
      {...(canVote ? {} : { "data-tooltip": isOwn ? t("requestPages.voteOwn") : t("requestPages.voteClosed") })}
      onClick={() => void press()}
    >
      {content}
    </button>
  );
}
