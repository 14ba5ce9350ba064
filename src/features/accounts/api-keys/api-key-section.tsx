import { useState } from "react";
import { useRevalidator } from "react-router";
import { sendJson } from "../../../browser/send-json.ts";
import type { KeyScope } from "../../../core/people/api-key-scopes.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { closeDialog, ModalDialog, ModalHead } from "../../../ui/dialog/modal-dialog.tsx";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { useProblemText } from "../account-page/use-problem-text.ts";
import styles from "./api-key-dialog.module.css";
import { ApiKeyDialog } from "./api-key-dialog.tsx";

interface ShownKey {
  id: string;
  name: string;
  ending: string;
  scopes: readonly KeyScope[];
  used: string | undefined;
  until: string | undefined;
  isExpired: boolean;
}

export const apiKeysPath = "/api/user/v2/api-keys";

/** Keys by which programs act for somebody. */
export function ApiKeySection({ apiKeys }: { apiKeys: readonly ShownKey[] }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const [revoked, setRevoked] = useState<ShownKey>();
  const close = async () => {
    setMaking(false);
    setRevoked(undefined);
    await revalidate();
  };
  return (
    <SettingsSection title={t("account.keys")} lead={<LinkedText text={t("account.keys.lead")} />}>
      {apiKeys.length > 0 && (
        <SettingsRows label={t("account.keys")}>
          {apiKeys.map((key) => (
            <SettingsRow
              key={key.id}
              title={
                <>
                  {key.name} <code className={styles.ending}>icn_…{key.ending}</code>
                  {key.isExpired && <Badge>{t("account.keys.expired")}</Badge>}
                </>
              }
              note={[
                ...key.scopes.map((scope) => t(`account.keys.scope.${scope}`)),
                key.used !== undefined && t("account.used", { date: key.used }),
                key.until !== undefined && !key.isExpired && t("account.keys.until", { date: key.until }),
              ]
                .filter(Boolean)
                .join(" · ")}
            >
              <Button
                size="sm"
                aria-label={t("account.keys.revokeNamed", { name: key.name })}
                onClick={() => setRevoked(key)}
              >
                {t("account.keys.revoke")}
              </Button>
            </SettingsRow>
          ))}
        </SettingsRows>
      )}
      <Button icon="plus" onClick={() => setMaking(true)}>
        {t("account.keys.create")}
      </Button>
      {isMaking && <ApiKeyDialog path={apiKeysPath} onClose={() => void close()} />}
      {revoked && <RevokeDialog apiKey={revoked} onClose={() => void close()} />}
    </SettingsSection>
  );
}

function RevokeDialog({ apiKey: { id, name }, onClose }: { apiKey: ShownKey; onClose: () => void }) {
  const t = useMessages();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const revoke = async () => {
    if (await run(() => sendJson(`${apiKeysPath}/${id}`, "DELETE"))) onClose();
  };
  return (
    <ModalDialog label={t("account.keys.revoke.title")} canClose={!isBusy} onClose={onClose}>
      <div className={styles.form}>
        <ModalHead title={t("account.keys.revoke.title")} closeLabel={t("site.action.close")} />
        <p>{t("account.keys.revoke.text", { name })}</p>
        <p role="alert" className={styles.problem}>
          {explain(problem)}
        </p>
        <div className={styles.buttons}>
          <Button onClick={closeDialog}>{t("account.cancel")}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void revoke()}>
            {t("account.keys.revoke")}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
