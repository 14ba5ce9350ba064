import { useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { InlineForm } from "../../../ui/fields/inline-form.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface PasskeyNameFormProps {
  name: string;
  onName: (name: string) => Promise<void>;
}

/** Another name for a passkey, in its place in the list. */
export function PasskeyNameForm({ name, onName }: PasskeyNameFormProps) {
  const t = useMessages();
  const [next, setNext] = useState(name);
  return (
    <InlineForm
      onSubmit={(event) => {
        event.preventDefault();
        if (next.trim() !== "") void onName(next.trim());
      }}
    >
      <TextField
        label={t("account.passkeys.name")}
        maxLength={60}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the name whose button was pressed
        autoFocus
        value={next}
        onChange={({ currentTarget: { value } }) => setNext(value)}
      />
      <Button type="submit">{t("account.save")}</Button>
    </InlineForm>
  );
}
