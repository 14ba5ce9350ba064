import { useState, type FormEvent } from "react";
import { useRevalidator } from "react-router";
import { languageNames, locales, type Locale } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { notify } from "../../../ui/notifications/notify.ts";
import { Select } from "../../../ui/select/select.tsx";
import { InlineForm } from "../../../ui/fields/inline-form.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { SettingsSection } from "../../../ui/layout/settings-section.tsx";
import { sendJson } from "../../../browser/send-json.ts";
import { useCall } from "../../../ui/hooks/use-call.ts";
import { useProblemText } from "./use-problem-text.ts";

/** What somebody is called, and the language that letters to them are in. */
export function ProfileSection(person: { name: string; locale: Locale }) {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const { isBusy, problem, run } = useCall();
  const explain = useProblemText();
  const [name, setName] = useState(person.name);
  const [locale, setLocale] = useState(person.locale);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => sendJson("/api/user/v2", "PATCH", { name, locale })))) return;
    notify({ type: "success", title: t("account.saved") });
    await revalidate();
  };
  return (
    <SettingsSection title={t("account.profile")} problem={explain(problem)}>
      <InlineForm onSubmit={(event) => void submit(event)}>
        <TextField
          label={t("account.name")}
          autoComplete="name"
          maxLength={80}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Select
          label={t("account.language")}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          selected={locale}
          onSelect={(chosen) => chosen && setLocale(chosen)}
        />
        <Button type="submit" isBusy={isBusy}>
          {t("account.save")}
        </Button>
      </InlineForm>
    </SettingsSection>
  );
}
