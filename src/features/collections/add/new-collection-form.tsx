import { useEffect, useRef } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { collectionLimits } from "../contract.ts";
import styles from "./new-collection-form.module.css";

export interface NewCollectionFormProps {
  isBusy?: boolean;
  /** With what was typed, trimmed; undefined where nothing was. */
  onCreate: (name: string | undefined) => void;
  onCancel: () => void;
  className?: string | undefined;
}

/** Asks what a collection is to be called before it is made. */
export function NewCollectionForm({ isBusy = false, onCreate, onCancel, className = "" }: NewCollectionFormProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={`${styles.form} ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate(field.current!.value.trim() || undefined);
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={t("collections.name")}
        placeholder={t("collections.name")}
        maxLength={collectionLimits.nameLength}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {t("collections.create")}
      </Button>
    </form>
  );
}
