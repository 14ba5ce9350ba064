import { useLocation } from "react-router";
import type { PngLimit } from "../../../core/icons/png-limit.ts";
import { formatDate } from "../../../i18n/format-date.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { nameFormat } from "../../../i18n/name-format.ts";
import { billingPaths } from "../../../core/urls/paths/billing-paths.ts";
import { isPicture, type DownloadFormat, type DownloadFormatId } from "../file/download-formats.ts";
import styles from "./download-limits.module.css";
import type { DownloadProblem } from "../file/download-problem.ts";

export interface DownloadLimitsProps {
  problem: DownloadProblem;
  format: DownloadFormat;
  /** How large images of the icon this viewer may have, as the page knows it. */
  limit: PngLimit;
  /** The server refuses what the page believed to be within it. */
  isChanged?: boolean;
  /** Shows what can be watched for it. */
  onReward?: (() => void) | undefined;
  /** What can be had for that. */
  rewardPx?: number;
  /** Takes another format instead. */
  onInstead?: (format: DownloadFormatId) => void;
  /** Takes it as large as this viewer may have it. */
  onLimit?: () => void;
  onRetry?: () => void;
}

const limitTexts = {
  guest: "download.limitGuest",
  account: "download.limitAccount",
  plan: "download.limitPlan",
} as const;

/** Why something cannot be taken away, and what to do instead. */
export function DownloadLimits({
  problem,
  format: downloaded,
  limit: { px: limit, reason },
  isChanged = false,
  onReward,
  rewardPx = 0,
  onInstead,
  onLimit,
  onRetry,
}: DownloadLimitsProps) {
  const t = useMessages();
  const { pathname, search } = useLocation();
  const { kind } = problem;
  const format = nameFormat(t, downloaded);
  const isOutdated = isChanged && (reason === "plan" || reason === "site");
  const fixedPx = isPicture(downloaded) ? downloaded.fixedPx : undefined;
  const text = () => {
    if (problem.kind === "cannot") {
      const list = new Intl.ListFormat(languageTags[t.locale], { type: "conjunction" });
      const parts = list.format(problem.parts.map((part) => t(`download.part.${part}`)));
      return [t("download.cannot", { format, parts }), t("download.cannotInstead")];
    }
    if (problem.kind === "usedUp") {
      const { renewsAt } = problem;
      const renewal = renewsAt && t("download.renews", { date: formatDate(renewsAt, t.locale) });
      return [t("download.usedUp"), ...(renewal ? [renewal] : []), t("download.limitSvg")];
    }
    if (problem.kind !== "limit") return [t(`download.${problem.kind}`)];
    if (isOutdated) return [t("download.limitChanged"), t("download.limitSvg")];
    if (reason === "site") return [t("download.limitAll", { format, limit }), t("download.limitSvg")];
    const limited = fixedPx ? t("download.limitSet", { px: fixedPx, limit }) : t(limitTexts[reason], { format, limit });
    return [limited, t("download.limitSvg"), t("download.limitFree")];
  };
  const instead = {
    limit: fixedPx ? (["ico", "svg"] as const) : (["svg"] as const),
    usedUp: ["svg"] as const,
    cannot: ["svg", "png"] as const,
  };
  const isHint = kind === "limit" || kind === "usedUp";
  const alternatives = isHint || kind === "cannot" ? instead[kind] : [];
  return (
    <div className={styles.notice} role="alert" data-kind={isHint ? "hint" : "problem"}>
      <Glyph name={kind === "offline" ? "wifi-off" : isHint ? "info" : "circle-alert"} size={16} />
      <div className={styles.body}>
        <p>{text().join(" ").replaceAll("。 ", "。")}</p>
        {onInstead && alternatives.length > 0 && (
          <p className={styles.ways}>
            {kind === "limit" && !fixedPx && !isOutdated && onLimit && (
              <Button size="sm" onClick={onLimit}>
                {t("download.instead", { format: t("icon.customize.px", { length: limit }) })}
              </Button>
            )}
            {alternatives.map((id) => (
              <Button key={id} size="sm" onClick={() => onInstead(id)}>
                {t("download.instead", { format: id.toUpperCase() })}
              </Button>
            ))}
            {(kind === "usedUp" || (kind === "limit" && (reason !== "site" || isOutdated))) && (
              <LinkButton
                size="sm"
                className={styles.plans}
                href={`${billingPaths.pricing}?${new URLSearchParams({ path: pathname + search })}`}
              >
                {t("download.plans")}
              </LinkButton>
            )}
          </p>
        )}
        {kind === "limit" && onReward && (
          <p className={styles.ways}>
            <Button size="sm" icon="play" onClick={onReward}>
              {t("download.reward", { length: rewardPx })}
            </Button>
          </p>
        )}
        {onRetry && (kind === "failed" || kind === "offline" || kind === "busy") && (
          <p className={styles.ways}>
            <Button size="sm" onClick={onRetry}>
              {t("download.retry")}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
