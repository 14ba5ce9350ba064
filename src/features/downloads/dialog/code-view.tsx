import { useMessages } from "../../../i18n/use-messages.ts";
import "../../../ui/foundation/code-font.css";
import { readTokens } from "./highlight-code.ts";
import styles from "./code-view.module.css";

/** More is no reading matter, and slow to show. */
const shownLength = 6000;

/** Code to look at; the whole of it is what is copied. */
export function CodeView({ code, label }: { code: string; label: string }) {
  const t = useMessages();
  return (
    <div className={styles.view}>
      <section aria-label={label} className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach that */}
        <pre tabIndex={0} className={styles.code} data-one-line={!code.trimEnd().includes("\n") || undefined}>
          <code>
            {readTokens(code.slice(0, shownLength)).map(({ text, kind, start }) =>
              kind ? (
                <span key={start} data-kind={kind}>
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </code>
        </pre>
      </section>
      {code.length > shownLength && (
        <p className={styles.rest}>{t("download.shortened", { shown: shownLength, all: code.length })}</p>
      )}
    </div>
  );
}
