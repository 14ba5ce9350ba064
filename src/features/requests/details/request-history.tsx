import type { Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import type { GlyphName } from "../../../ui/foundation/glyph-name.ts";
import styles from "./request-history.module.css";
import type { HistoryLine } from "./request-views.ts";

const glyphs: Partial<Record<HistoryLine["action"], GlyphName>> = {
  create: "plus",
  assignMaker: "user",
  takeToWork: "pencil",
  resolve: "check",
  decline: "x",
  merge: "arrow-right",
  hide: "ban",
  unhide: "undo-2",
};

/** What happened to a request, the oldest first. */
export function RequestHistory({ history }: { history: readonly HistoryLine[] }) {
  const t = useMessages();
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <h2 id="history-title">{t("requestPages.history")}</h2>
      <ol className={styles.lines}>
        {history.map((line) => (
          <li key={`${line.at} ${line.action}`} className={styles.line} data-action={line.action}>
            <span className={styles.mark}>
              <Glyph name={glyphs[line.action] ?? "circle"} size={14} />
            </span>
            <span>
              {describeAction(t, line)}
              {line.reason !== undefined && <q className={styles.reason}>{line.reason}</q>}
            </span>
            <time dateTime={line.at}>{line.date}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describeAction(t: Translator, { action, by, maker }: HistoryLine): string {
  const name = by === "" ? t("requestPages.somebody") : by;
  switch (action) {
    case "assignMaker":
      return by === maker
        ? t("requestPages.history.claim", { name })
        : t("requestPages.history.assignMaker", { name, maker: maker === "" ? t("requestPages.somebody") : maker });
    case "create":
    case "takeToWork":
    case "resolve":
    case "decline":
    case "merge":
    case "hide":
    case "unhide":
      return t(`requestPages.history.${action}`, { name });
    default:
      return name;
  }
}
