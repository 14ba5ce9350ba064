import type { ElementType } from "react";
import { Button } from "../button/button.tsx";
import styles from "./filter-form.module.css";
import { TextField } from "./text-field.tsx";

export interface FindFormProps {
  /** A form that sends its fields in the address, such as the router's. */
  as: ElementType;
  label: string;
  submitLabel: string;
  maxLength: number;
  /** What is looked for now. */
  defaultValue: string;
}

/** Looks for words, `q` in the address, among a list that the server keeps. */
export function FindForm({ as: Form, label, submitLabel, ...field }: FindFormProps) {
  return (
    <search>
      <Form className={styles.form}>
        <TextField {...field} key={field.defaultValue} className={styles.field} label={label} type="search" name="q" />
        <Button type="submit">{submitLabel}</Button>
      </Form>
    </search>
  );
}
