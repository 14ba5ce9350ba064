import { useEffect, useState, type FormEvent } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ChoiceList } from "../../../ui/select/choice-list.tsx";
import { FindField } from "../../../ui/fields/filter-field.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { requestsPath, type IconRequest } from "../contract.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import type { RequestPageView } from "../list/load-requests.server.ts";
import styles from "./request-dialog.module.css";
import { useOrder, useRequestProblem } from "./use-request-action.ts";

type DialogAction = "assignMaker" | "decline" | "merge" | "report" | "delete";

export interface RequestDialogProps extends RequestPageView {
  action: DialogAction | "takeToWork" | "hide" | "unhide";
  title: string;
  onClose: () => void;
}

const { reasonLength } = requestLimits;

/** Asks what has to be known before something is done with a request, and does it. */
export default function RequestDialog({ action, title, request, makers, onClose }: RequestDialogProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const explain = useRequestProblem();
  const { isBusy, problem, order, remove } = useOrder(request.id);
  const [reason, setReason] = useState("");
  const [chosen, setChosen] = useState<string>();
  const hasReason = action === "decline" || action === "report";
  const isComplete = hasReason
    ? reason.trim().length >= reasonLength.least
    : action === "delete" || chosen !== undefined;

  const act = async (): Promise<boolean> => {
    switch (action) {
      case "assignMaker":
        return order({ action, makerId: chosen! });
      case "merge":
        return order({ action, duplicateOf: chosen! });
      case "decline":
      case "report":
        return order({ action, reason: reason.trim() });
      case "delete":
        return remove();
      default:
        return order({ action });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || !(await act())) return;
    if (action === "report") notify({ type: "success", text: t("requestPages.report.done") });
    onClose();
    if (action !== "delete") return;
    notify({ type: "success", text: t("requestPages.delete.done") });
    await navigate(requestPagesPath);
  };
  const head = action === "delete" ? t("requestPages.delete.title") : title;
  return (
    <ModalDialog label={head} className={styles.dialog} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <ModalHead title={head} closeLabel={t("site.action.close")} />
        {action === "delete" && <p>{t("requestPages.delete.text", { title: request.title })}</p>}
        {(action === "decline" || action === "report" || action === "merge") && (
          <p>{t(`requestPages.${action}.lead`)}</p>
        )}
        {hasReason && (
          <TextField
            label={t("requestPages.reason")}
            isMultiline
            hasCounter
            maxLength={reasonLength.most}
            value={reason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        )}
        {action === "assignMaker" && (
          <ChoiceList
            className={styles.list}
            label={title}
            findLabel={t("requestPages.assign.find")}
            noneText={t("requestPages.assign.none")}
            selected={chosen}
            onSelect={setChosen}
            groups={[
              {
                label: t("requestPages.drawnBy"),
                choices: makers.map(({ id, name, email }) => ({
                  value: id,
                  label: name === "" ? (email ?? t("requestPages.somebody")) : name,
                  ...(email !== undefined && name !== "" && { note: email }),
                })),
              },
            ]}
          />
        )}
        {action === "merge" && <OpenRequests besides={request.id} chosen={chosen} onChoose={setChosen} />}
        <p role="alert" className={styles.problem}>
          {explain(problem)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{t("requestPages.act.cancel")}</Button>
          <Button
            type="submit"
            variant={action === "delete" || action === "decline" ? "danger" : "primary"}
            isBusy={isBusy}
            disabled={!isComplete}
          >
            {title}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

interface OpenRequestsProps {
  besides: string;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

const pauseMs = 250;
const mostFound = 8;

/** Open requests to choose one of, found by their words. */
function OpenRequests({ besides, chosen, onChoose }: OpenRequestsProps) {
  const t = useMessages();
  const [term, setTerm] = useState("");
  const [found, setFound] = useState<readonly IconRequest[]>();
  useEffect(() => {
    const stop = new AbortController();
    const poll = async () => {
      const query = new URLSearchParams({
        status: "new,assigned,inWork",
        // The request itself may be among them.
        limit: String(mostFound + 1),
        ...(term.trim() !== "" && { term: term.trim() }),
      });
      const answer = await api.find<{ requests: IconRequest[] }>(`${requestsPath}?${query}`, { signal: stop.signal });
      if (!stop.signal.aborted)
        setFound((answer?.requests ?? []).filter(({ id }) => id !== besides).slice(0, mostFound));
    };
    const timer = setTimeout(() => void poll(), term === "" ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [term, besides]);
  return (
    <div className={styles.found}>
      <FindField label={t("requestPages.merge.find")} value={term} onValue={setTerm} />
      <div role="radiogroup" aria-label={t("requestPages.merge.find")} className={styles.choices}>
        {found?.map(({ id, title, votes }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="request"
              aria-label={title}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>{title}</span>
            <small>{t("requestPages.votes", { count: votes })}</small>
          </label>
        ))}
      </div>
      <output className={styles.none}>{found?.length === 0 ? t("requestPages.merge.none") : ""}</output>
    </div>
  );
}
