import { useState } from "react";
import { useRevalidator } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "../account-page/use-problem-text.ts";

interface PasskeySectionProps {
  passkeys: readonly { id: string; name: string; added: string | undefined; used: string | undefined }[];
  /** Undefined where browsers have none. */
  passkeyHost: string | undefined;
  deviceName: string;
}

const placeOf = (id: string) => `/api/user/v2/passkeys/${encodeURIComponent(id)}`;

/** Keys that devices keep for somebody to sign in with. */
export function PasskeySection({ passkeys, passkeyHost, deviceName }: PasskeySectionProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [renamed, setRenamed] = useState<string>();
  const change = async (work: () => Promise<unknown>) => {
    await run(work);
    await revalidate();
  };
  const add = () =>
    change(async () => {
      const { makePasskey } = await import("./passkey-in-browser.ts");
      await makePasskey(deviceName === "" ? t("account.passkeys.unnamed") : deviceName);
    });
  const wrong = {
    conflict: t("account.methods.last"),
    known: t("account.passkeys.known"),
    cancelled: t("account.passkeys.cancelled"),
    unsupported: t("account.passkeys.unsupported"),
    limit_reached: t("account.passkeys.enough"),
  };
  return (
    <SettingsSection title={t("account.passkeys")} lead={t("account.passkeys.lead")} problem={explain(problem, wrong)}>
      {passkeys.length > 0 && (
        <SettingsRows label={t("account.passkeys")}>
          {passkeys.map(({ id, name, added, used }) => (
            <SettingsRow
              key={id}
              title={
                renamed === id ? (
                  <PasskeyNameForm
                    name={name}
                    onName={async (next) => {
                      setRenamed(undefined);
                      if (next !== name) await change(() => sendJson(placeOf(id), "PATCH", { name: next }));
                    }}
                  />
                ) : (
                  name
                )
              }
              note={[
                added !== undefined && t("account.added", { date: added }),
                used !== undefined && t("account.used", { date: used }),
              ]
                .filter(Boolean)
                .join(" · ")}
            >
              <IconButton
                glyph="pencil"
                size="sm"
                label={t("account.passkeys.rename", { name })}
                onClick={() => setRenamed(renamed === id ? undefined : id)}
              />
              <Button
                size="sm"
                isBusy={isBusy}
                aria-label={t("account.passkeys.remove", { name })}
                onClick={() => void change(() => sendJson(placeOf(id), "DELETE"))}
              >
                {t("account.remove")}
              </Button>
            </SettingsRow>
          ))}
        </SettingsRows>
      )}
      {passkeyHost !== undefined && (
        <>
          <Button isBusy={isBusy} icon="plus" onClick={() => void add()}>
            {t("account.passkeys.add")}
          </Button>
          <small>{t("account.passkeys.host", { host: passkeyHost })}</small>
        </>
      )}
    </SettingsSection>
  );
}
