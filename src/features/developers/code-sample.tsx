import { useMessages } from "../../i18n/use-messages.ts";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import styles from "./code-sample.module.css";

/** A line of code with a button that copies it. */
export function CodeSample({ code }: { code: string }) {
  const t = useMessages();
  return (
    <div className={styles.sample}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, and keys must reach that */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={t("developers.copy")} copiedLabel={t("developers.copied")} isCompact size="sm" />
    </div>
  );
}
