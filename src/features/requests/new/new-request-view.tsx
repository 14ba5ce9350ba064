import { useEffect, useRef, useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { prepareProof, sendWithProof } from "../../../browser/send-with-proof.ts";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import { Switch } from "../../../ui/button/switch.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { signInPagePath } from "../../accounts/contract.ts";
import { DuplicatesPanel } from "./duplicates-panel.tsx";
import styles from "./new-request-view.module.css";
import { requestsPath, type RequestDetails } from "../contract.ts";
import { formatAskPath, requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import type { NewRequestForm } from "../list/load-requests.server.ts";
import { PictureField } from "./picture-field.tsx";
import { storeDraft, popDraft } from "./request-draft.ts";
import type { StyleName } from "../details/request-views.ts";
import { StyleField } from "./style-field.tsx";
import { useDuplicates } from "./use-duplicates.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useRequestProblem } from "../details/use-request-action.ts";
import { usePictures } from "./use-pictures.ts";

const { titleLength, descriptionLength } = requestLimits;

/** The form to ask for an icon, and beside it what answers it already. */
export function NewRequestView({ title: wanted, isGuest, captcha }: NewRequestForm) {
  const t = useMessages();
  const navigate = useNavigate();
  const explain = useRequestProblem();
  const { isBusy, problem, run, forget } = useCall();
  const [title, setTitle] = useState(wanted);
  const [description, setDescription] = useState("");
  const [chosen, setChosen] = useState<readonly StyleName[]>([]);
  const [isAnimated, setAnimated] = useState(false);
  const [isTooShort, setTooShort] = useState(false);
  const { pictures, add, remove } = usePictures(t, isGuest);
  const isOver = useDroppedFiles(add);
  const alike = useDuplicates(title, description, pictures[0]?.id);
  /** Repetitions of the call make one request. */
  const [id] = useState(() => crypto.randomUUID());
  const restore = useRef(add);

  useEffect(() => {
    const reopen = async () => {
      const draft = await popDraft();
      if (!draft) return;
      setTitle(draft.title);
      setDescription(draft.description);
      setChosen(draft.styles);
      setAnimated(draft.isAnimated);
      restore.current(draft.files);
    };
    // A browser that keeps nothing has nothing to bring back.
    reopen().catch(() => undefined);
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim().length < titleLength.least) {
      setTooShort(true);
      return;
    }
    if (isGuest) {
      const files = pictures.map(({ file }) => file);
      await storeDraft({ title, description, styles: chosen, isAnimated, files }).catch(() => undefined);
      const path = formatAskPath(title.trim());
      location.assign(`${signInPagePath}?${new URLSearchParams({ path })}`);
      return;
    }
    if (pictures.some((picture) => picture.id === undefined)) {
      notify({ text: t("requestPages.new.wait") });
      return;
    }
    await run(async () => {
      const body = {
        id,
        title: title.trim(),
        description: description.trim(),
        attachments: pictures.map((picture) => picture.id!),
        platforms: chosen.map(({ code }) => code),
        isAnimated,
      };
      const { request } = await sendWithProof<{ request: RequestDetails }>(requestsPath, body, {
        method: "PUT",
        site: captcha,
        action: "request",
        texts: { title: t("account.captcha.title"), cancel: t("requestPages.act.cancel") },
      });
      notify({ type: "success", title: t("requestPages.new.sent") });
      await navigate(`${requestPagesPath}/${request.id}`);
    });
  };

  return (
    <PageColumn>
      <PageHead title={t("requestPages.new")} text={t("requestPages.new.lead")}>
        <LinkButton as={Link} to={requestPagesPath} variant="ghost" icon="arrow-left">
          {t("requestPages.back")}
        </LinkButton>
      </PageHead>
      <form className={styles.columns} noValidate onSubmit={(event) => void submit(event)}>
        <Card className={styles.part}>
          <noscript>{t("requestPages.new.noScript")}</noscript>
          <TextField
            label={t("requestPages.new.title")}
            help={t("requestPages.new.titleHelp")}
            error={isTooShort ? t("requestPages.new.short", { count: titleLength.least }) : undefined}
            maxLength={titleLength.most}
            hasCounter
            autoComplete="off"
            value={title}
            onChange={({ currentTarget: { value } }) => {
              setTitle(value);
              setTooShort(false);
              if (!isGuest) prepareProof(captcha);
              if (problem !== undefined) forget();
            }}
          />
        </Card>
        <DuplicatesPanel {...alike} term={title} isGuest={isGuest} />
        <Card className={styles.part}>
          <TextField
            label={t("requestPages.new.description")}
            help={t("requestPages.new.descriptionHelp")}
            isMultiline
            maxLength={descriptionLength}
            hasCounter
            value={description}
            onChange={({ currentTarget: { value } }) => setDescription(value)}
          />
          <PictureField pictures={pictures} isGuest={isGuest} isOver={isOver} onFiles={add} onRemove={remove} />
          <StyleField chosen={chosen} onChoose={setChosen} />
          <Switch checked={isAnimated} onChange={({ currentTarget: { checked } }) => setAnimated(checked)}>
            {t("requestPages.new.animated")}
          </Switch>
          <p role="alert" className={styles.problem}>
            {problem !== undefined && (
              <>
                <Glyph name="circle-alert" size={16} />
                {explain(problem, { INVALID_RECAPTCHA: t("account.captcha.failed") })}
              </>
            )}
          </p>
          <div className={styles.send}>
            <Button type="submit" variant="primary" size="lg" isBusy={isBusy}>
              {t(isGuest ? "requestPages.new.signIn" : "requestPages.new.send")}
            </Button>
            {isGuest && <p>{t("requestPages.new.guest")}</p>}
          </div>
        </Card>
      </form>
    </PageColumn>
  );
}
