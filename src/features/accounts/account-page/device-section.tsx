import { useRevalidator } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { SettingsRow, SettingsRows, SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "./use-problem-text.ts";

interface DeviceSectionProps {
  devices: readonly { id: string; device: string; used: string | undefined; isThis: boolean }[];
}

/** Where somebody is signed in. */
export function DeviceSection({ devices }: DeviceSectionProps) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const signOut = async (path: string) => {
    await run(() => sendJson(path, "DELETE"));
    await revalidate();
  };
  return (
    <SettingsSection title={t("account.devices")} lead={t("account.devices.lead")} problem={explain(problem)}>
      <SettingsRows label={t("account.devices")}>
        {devices.map(({ id, device, used, isThis }) => {
          const name = device === "" ? t("account.devices.unknown") : device;
          return (
            <SettingsRow
              key={id}
              title={
                <>
                  {name}
                  {isThis && <Badge tone="accent">{t("account.devices.this")}</Badge>}
                </>
              }
              note={used !== undefined && t("account.used", { date: used })}
            >
              {!isThis && (
                <Button
                  size="sm"
                  isBusy={isBusy}
                  aria-label={t("account.devices.signOutOf", { name })}
                  onClick={() => void signOut(`/api/user/v2/sessions/${id}`)}
                >
                  {t("account.signOut")}
                </Button>
              )}
            </SettingsRow>
          );
        })}
      </SettingsRows>
      {devices.length > 1 && (
        <Button isBusy={isBusy} onClick={() => void signOut("/api/user/v2/sessions")}>
          {t("account.devices.others")}
        </Button>
      )}
    </SettingsSection>
  );
}
