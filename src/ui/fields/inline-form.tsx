import type { ComponentProps } from "react";
import styles from "./inline-form.module.css";

/** Few fields and the button that sends them, in one line where there is room. */
export function InlineForm(props: ComponentProps<"form">) {
  return <form {...props} className={styles.form} />;
}
