import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { api } from "../../../browser/api-client.ts";
import { demandValid, readField, sendJson } from "../../../browser/send-json.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { CopyButton } from "../../../ui/button/copy-button.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { InlineForm } from "../../../ui/fields/inline-form.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import styles from "./members-section.module.css";
import type { GroupView } from "./load-billing.server.ts";
import { useBillingProblem } from "./use-billing-problem.ts";

/** Who shares a license: its owner invites, removes and hands over, a member may leave. */
export function GroupSection({ licenseId, isOwner, seats, members, invitations }: GroupView) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const path = `/billing/v2/licenses/${licenseId}`;
  const change = (work: () => Promise<unknown>) => run(() => work().then(() => revalidate()));
  const remove = (what: string) => void change(() => api.send(`${path}/${what}`, { method: "DELETE" }));
  const owner = members.find((member) => member.isOwner);
  const self = members.find((member) => member.isSelf);
  const used = members.length + invitations.length;
  if (!isOwner) {
    return (
      <SettingsSection title={t("billing.group")} problem={explain(problem)}>
        <p>{t("billing.group.by", { name: owner?.name || (owner?.email ?? "") })}</p>
        {self && (
          <Button isBusy={isBusy} onClick={() => remove(`members/${self.id}`)}>
            {t("billing.group.leave")}
          </Button>
        )}
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      title={t("billing.group")}
      lead={t("billing.group.used", { used, seats: seats ?? used })}
      problem={explain(problem)}
    >
      <SettingsRows label={t("billing.group")}>
        {members.map((member) => {
          const name = member.name || (member.email ?? "");
          return (
            <SettingsRow
              key={member.id}
              title={
                <>
                  {name}
                  {member.isOwner && <Badge>{t("billing.group.owner")}</Badge>}
                  {member.isSelf && <Badge tone="accent">{t("billing.group.you")}</Badge>}
                </>
              }
              note={member.name ? member.email : undefined}
            >
              {!member.isOwner && (
                <>
                  <Button
                    size="sm"
                    variant="ghost"
                    isBusy={isBusy}
                    aria-label={t("billing.group.handOverTo", { name })}
                    onClick={() => void change(() => sendJson(`${path}/owner`, "POST", { member: member.id }))}
                  >
                    {t("billing.group.handOver")}
                  </Button>
                  <Button
                    size="sm"
                    isBusy={isBusy}
                    aria-label={t("billing.group.removeName", { name })}
                    onClick={() => remove(`members/${member.id}`)}
                  >
                    {t("billing.group.remove")}
                  </Button>
                </>
              )}
            </SettingsRow>
          );
        })}
        {invitations.map(({ id, email, invited }) => (
          <SettingsRow key={id} title={email} note={t("billing.group.invited", { date: invited })}>
            <Button
              size="sm"
              isBusy={isBusy}
              aria-label={t("billing.group.withdrawFrom", { name: email })}
              onClick={() => remove(`invitations/${id}`)}
            >
              {t("billing.group.withdraw")}
            </Button>
          </SettingsRow>
        ))}
      </SettingsRows>
      <InviteForm path={path} isFull={seats === undefined || used >= seats} invitations={invitations} />
    </SettingsSection>
  );
}

/** With the last seat the form goes, and the link that was made by it stays to be copied. */
function InviteForm({ path, isFull, invitations }: Pick<GroupView, "invitations"> & { path: string; isFull: boolean }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useBillingProblem();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<{ email: string; link: string }>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = readField(form, "email");
    await run(async () => {
      demandValid(form);
      const { link } = await sendJson<{ link: string }>(`${path}/members`, "POST", { email: typed });
      setSent({ email: typed, link });
      setEmail("");
      await revalidate();
    });
  };
  const wrong = {
    invalid_input: t("account.email.invalid"),
    conflict: t("billing.group.has"),
    limit_reached: t("billing.group.full"),
  };
  const isOpen = invitations.some(({ email: invited }) => invited.toLowerCase() === sent?.email.toLowerCase());
  return (
    <>
      {isFull ? (
        <p>{t("billing.group.full")}</p>
      ) : (
        <InlineForm noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t("billing.group.email")}
            type="email"
            name="email"
            required
            autoComplete="off"
            maxLength={254}
            value={email}
            error={explain(problem, wrong)}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
          <Button type="submit" icon="mail" isBusy={isBusy}>
            {t("billing.group.invite")}
          </Button>
        </InlineForm>
      )}
      <output className={styles.sent}>
        {sent && isOpen && (
          <>
            <span>{t("billing.group.sent", { email: sent.email })}</span>
            <code>{sent.link}</code>
            <CopyButton
              size="sm"
              text={sent.link}
              label={t("billing.group.copy")}
              copiedLabel={t("billing.group.copied")}
            />
          </>
        )}
      </output>
    </>
  );
}
