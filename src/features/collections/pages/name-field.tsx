import { useEffect, useRef } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { collectionLimits } from "../contract.ts";
import styles from "./name-field.module.css";

export interface NameFieldProps {
  name: string;
  /** With what was typed, trimmed; the name as it was where nothing was. */
  onName: (name: string) => void;
  onCancel: () => void;
  className?: string | undefined;
}

/** A name that is changed in its place: Enter and leaving take it over, Esc leaves it as it was. */
export function NameField({ name, onName, onCancel, className = "" }: NameFieldProps) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.select(), []);
  const finish = (act: () => void) => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  };
  const save = () => finish(() => onName(field.current!.value.trim() || name));
  return (
    <input
      ref={field}
      className={`${styles.field} ${className}`}
      aria-label={t("collectionPages.name")}
      defaultValue={name}
      maxLength={collectionLimits.nameLength}
      autoComplete="off"
      onBlur={save}
      onKeyDown={({ key, nativeEvent }) => {
        // Enter that ends the writing of a Japanese word is not meant for the field.
        if (nativeEvent.isComposing) return;
        if (key === "Enter") save();
        else if (key === "Escape") finish(onCancel);
      }}
    />
  );
}
