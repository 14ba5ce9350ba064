import { languageTags } from "../../i18n/locales.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import type { TakeFormat, TakeFormatId } from "./take-format.ts";
import styles from "./take-notice.module.css";
import type { TakeProblem } from "./take-problem.ts";

export interface TakeNoticeProps {
  problem: TakeProblem;
  format: Pick<TakeFormat, "label">;
  /** Largest edge in px that everybody may have of this icon. */
  limit: number;
  isFree: boolean;
  /** Takes another format instead. */
  onInstead?: (format: TakeFormatId) => void;
  /** Takes it as large as everybody may have it. */
  onLimit?: () => void;
  onRetry?: () => void;
}

/** Why something cannot be taken away, and what to do instead. */
export function TakeNotice({ problem, format, limit, isFree, onInstead, onLimit, onRetry }: TakeNoticeProps) {
  const t = useMessages();
  const { kind } = problem;
  const text = () => {
    if (problem.kind === "cannot") {
      const list = new Intl.ListFormat(languageTags[t.locale], { type: "conjunction" });
      const parts = list.format(problem.parts.map((part) => t(`take.part.${part}`)));
      return `${t("take.cannot", { format: format.label, parts })} ${t("take.cannotInstead")}`;
    }
    if (problem.kind === "limit") {
      return isFree
        ? `${t("take.limitAll", { format: format.label, limit })} ${t("take.limitSvg")}`
        : `${t("take.limitGuest", { format: format.label, limit })} ${t("take.limitSvg")} ${t("take.limitFree")}`;
    }
    return t(`take.${problem.kind}`);
  };
  const instead = kind === "limit" ? (["svg"] as const) : kind === "cannot" ? (["svg", "png"] as const) : [];
  return (
    <div className={styles.notice} role="alert" data-kind={kind === "limit" ? "hint" : "problem"}>
      <Glyph name={kind === "offline" ? "wifi-off" : kind === "limit" ? "info" : "circle-alert"} size={16} />
      <div className={styles.body}>
        <p>{text()}</p>
        {onInstead && instead.length > 0 && (
          <p className={styles.ways}>
            {kind === "limit" && onLimit && (
              <Button size="sm" onClick={onLimit}>
                {t("take.instead", { format: t("icon.customise.px", { length: limit }) })}
              </Button>
            )}
            {instead.map((id) => (
              <Button key={id} size="sm" onClick={() => onInstead(id)}>
                {t("take.instead", { format: id.toUpperCase() })}
              </Button>
            ))}
          </p>
        )}
        {onRetry && (kind === "failed" || kind === "offline" || kind === "busy") && (
          <p className={styles.ways}>
            <Button size="sm" onClick={onRetry}>
              {t("take.retry")}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
