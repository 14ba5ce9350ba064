import { useState } from "react";
import { Form, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "../../browser/api-client.ts";
import { sendJson } from "../../browser/send-json.ts";
import { requestContext } from "../../context.ts";
import { languageNames, languageTags, locales } from "../../i18n/locales.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Badge } from "../../ui/layout/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { JsonDialog } from "../../ui/dialog/json-dialog.tsx";
import { SegmentedChoice } from "../../ui/select/segmented-choice.tsx";
import { Select } from "../../ui/select/select.tsx";
import { SettingsRow, SettingsRows } from "../../ui/layout/settings-section.tsx";
import { Switch } from "../../ui/button/switch.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useCall } from "../../ui/hooks/use-call.ts";
import styles from "./flags-page.module.css";
import { overrides, readOverride } from "./override.ts";
import { readTrial, type Trial } from "./trial.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, visitor, locale, origin, packMessages } = context.get(requestContext);
  const { flags } = services;
  const trial = readTrial(new URL(request.url).searchParams);
  const page = new URL(trial.path, origin);
  const tried = {
    ...visitor,
    ...trial,
    id: trial.id || undefined,
    userId: undefined,
    url: page.href,
    path: page.pathname,
    query: page.search,
  };
  const { kind, place, readAt } = flags.source;
  const time = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "medium", timeStyle: "medium" });
  return {
    messages: packMessages("admin"),
    trial,
    source: { kind, place, readAt: readAt && time.format(readAt) },
    flags: Array.from(flags.list(), ([name, definition]) => ({
      name,
      json: JSON.stringify(definition),
      isSwitch: typeof definition.defaultValue === "boolean",
      override: readOverride(definition),
      ...flags.evaluate(name, tried),
    })),
  };
}

const callOf = (name: string) => `/api/admin/v1/flags/${encodeURIComponent(name)}`;

/** What is on for whom, and how that is changed. */
export default function FlagsPage() {
  const t = useMessages();
  const { flags, source, trial } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run, forget } = useCall();
  const [reason, setReason] = useState("");
  const [edited, setEdited] = useState<(typeof flags)[number]>();
  const change = (name: string, method: "PUT" | "PATCH", what: object) =>
    run(async () => {
      try {
        await sendJson(callOf(name), method, what);
      } catch (error) {
        setReason(error instanceof ApiFailure ? error.message : "");
        throw error;
      }
      await revalidate();
    });
  const message =
    problem === "invalid_input"
      ? t("admin.refused", { reason })
      : problem === undefined
        ? undefined
        : t("admin.failed");
  const canChange = source.kind === "file";
  return (
    <>
      <p className={styles.source}>
        {canChange ? t("admin.flags.file", { place: source.place }) : t("admin.flags.host", { place: source.place })}{" "}
        {source.readAt === undefined ? t("admin.flags.silent") : t("admin.flags.read", { time: source.readAt })}
      </p>
      <TrialForm key={JSON.stringify(trial)} trial={trial} />
      <p role="alert" className={styles.problem}>
        {edited ? undefined : message}
      </p>
      {flags.length === 0 && <output>{t("admin.empty")}</output>}
      <SettingsRows label={t("admin.flags.title")}>
        {flags.map((flag) => (
          <SettingsRow
            key={flag.name}
            title={
              <>
                <code>{flag.name}</code>
                <Badge tone={flag.isOn ? "success" : "neutral"}>
                  {flag.isOn ? t("admin.flags.on") : t("admin.flags.off")}
                </Badge>
              </>
            }
            note={[t(`admin.flags.by.${flag.by}`), flag.group && `${flag.group.experiment}: ${flag.group.group}`]
              .filter(Boolean)
              .join(" · ")}
          >
            {canChange && (
              <>
                {flag.isSwitch && (
                  <SegmentedChoice
                    label={t("admin.flags.override", { name: flag.name })}
                    name={`override-${flag.name}`}
                    options={overrides.map((value) => ({ value, label: t(`admin.flags.override.${value}`) }))}
                    selected={flag.override}
                    onSelect={(override) => void change(flag.name, "PATCH", { override })}
                  />
                )}
                <IconButton
                  glyph="pencil"
                  label={t("admin.edit", { name: flag.name })}
                  onClick={() => setEdited(flag)}
                />
              </>
            )}
          </SettingsRow>
        ))}
      </SettingsRows>
      {edited && (
        <JsonDialog
          title={t("admin.edit", { name: edited.name })}
          closeLabel={t("site.action.close")}
          cancelLabel={t("admin.cancel")}
          saveLabel={t("admin.save")}
          label={t("admin.definition")}
          help={t("admin.flags.definition.help")}
          faultyText={t("admin.noJson")}
          isBusy={isBusy}
          problem={message}
          first={JSON.parse(edited.json)}
          onSave={(definition) =>
            void change(edited.name, "PUT", definition as object).then((isDone) => isDone && setEdited(undefined))
          }
          onClose={() => {
            forget();
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

/** For whom the flags are shown. */
function TrialForm({ trial }: { trial: Trial }) {
  const t = useMessages();
  const [{ locale, deviceType }, set] = useState(trial);
  return (
    <Form className={styles.trial} aria-label={t("admin.flags.try.label")}>
      <Select
        label={t("admin.texts.locale")}
        name="locale"
        options={locales.map((code) => ({ value: code, label: languageNames[code] }))}
        selected={locale}
        onSelect={(code) => set({ ...trial, deviceType, locale: code ?? locale })}
      />
      <Select
        label={t("admin.flags.device")}
        name="device"
        options={(["desktop", "mobile"] as const).map((value) => ({ value, label: t(`admin.flags.device.${value}`) }))}
        selected={deviceType}
        onSelect={(device) => set({ ...trial, locale, deviceType: device ?? deviceType })}
      />
      <TextField label={t("admin.flags.path")} name="path" maxLength={200} defaultValue={trial.path} />
      <TextField
        label={t("admin.flags.browser")}
        help={t("admin.flags.browser.help")}
        name="browser"
        maxLength={200}
        defaultValue={trial.id}
      />
      <Switch name="paid" value="1" defaultChecked={trial.isPaid}>
        {t("admin.flags.paid")}
      </Switch>
      <Button type="submit">{t("admin.flags.try")}</Button>
    </Form>
  );
}
