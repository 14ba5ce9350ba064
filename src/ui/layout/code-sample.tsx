import { CopyButton } from "../button/copy-button.tsx";
import styles from "./code-sample.module.css";

interface CodeSampleProps {
  code: string;
  copyLabel: string;
  copiedLabel: string;
}

/** A line of code with a button that copies it. */
export function CodeSample({ code, copyLabel, copiedLabel }: CodeSampleProps) {
  return (
    <div className={styles.sample}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, and keys must reach that */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} isCompact size="sm" />
    </div>
  );
}
