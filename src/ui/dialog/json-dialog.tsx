import { useState } from "react";
import { FormDialog, type FormDialogProps } from "./form-dialog.tsx";
import styles from "./json-dialog.module.css";
import { TextField } from "../fields/text-field.tsx";

export interface JsonDialogProps extends Pick<
  FormDialogProps,
  "title" | "closeLabel" | "cancelLabel" | "saveLabel" | "isBusy" | "problem" | "onClose"
> {
  label: string;
  help: string;
  /** Said of a text that is no JSON. */
  faultyText: string;
  first: unknown;
  onSave: (value: unknown) => void;
}

/** Something that is edited as JSON. */
export function JsonDialog({ label, help, faultyText, first, onSave, ...dialog }: JsonDialogProps) {
  const [text, setText] = useState(() => JSON.stringify(first, undefined, 2));
  const [isFaulty, setIsFaulty] = useState(false);
  return (
    <FormDialog
      {...dialog}
      onSave={() => {
        const read = parse(text);
        setIsFaulty(!read);
        if (read) onSave(read.value);
      }}
    >
      <TextField
        className={styles.code}
        label={label}
        help={help}
        error={isFaulty ? faultyText : undefined}
        isMultiline
        spellCheck={false}
        dir="ltr"
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
    </FormDialog>
  );
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
