import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { collectionLimits } from "../contract.ts";
import styles from "./description-field.module.css";

export interface DescriptionFieldProps {
  description: string;
  canEdit: boolean;
  onDescription: (description: string) => void;
}

/** What is said about a collection; for its owner a press turns it into a field. */
export function DescriptionField({ description, canEdit, onDescription }: DescriptionFieldProps) {
  const t = useMessages();
  const [isWriting, setIsWriting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  if (!canEdit) return description === "" ? null : <p className={styles.text}>{description}</p>;
  if (!isWriting) {
    return (
      <button
        type="button"
        className={styles.text}
        data-empty={description === "" || undefined}
        onClick={() => setIsWriting(true)}
      >
        {description === "" ? t("collectionPages.description.add") : description}
      </button>
    );
  }
  const save = () => {
    const next = field.current!.value.trim();
    setIsWriting(false);
    if (next !== description) onDescription(next);
  };
  return (
    <textarea
      ref={field}
      className={styles.field}
      aria-label={t("collectionPages.description")}
      defaultValue={description}
      maxLength={collectionLimits.descriptionLength}
      rows={2}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Escape") setIsWriting(false);
        else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
      }}
    />
  );
}
