import { useMessages } from "../../../i18n/use-messages.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import styles from "./request-facts.module.css";
import type { RequestRow } from "./request-views.ts";
import { StatusBadge } from "../list/status-badge.tsx";

const mostStyles = 3;

/** What is to be known about a request at a glance: status, styles, who, when. */
export function RequestFacts({ request, hasStatus = true }: { request: RequestRow; hasStatus?: boolean }) {
  const t = useMessages();
  const { status, styles: wanted, isAnimated, isHidden, ownerName, makerName, date } = request;
  return (
    <div className={styles.facts}>
      {hasStatus && <StatusBadge status={status} />}
      {isHidden && <Badge tone="danger">{t("requestPages.hidden")}</Badge>}
      {isAnimated && <Badge>{t("requestPages.animated")}</Badge>}
      {wanted.slice(0, mostStyles).map(({ code, title }) => (
        <Badge key={code}>{title}</Badge>
      ))}
      {wanted.length > mostStyles && <Badge>+{wanted.length - mostStyles}</Badge>}
      <span>{t("requestPages.by", { name: ownerName === "" ? t("requestPages.somebody") : ownerName, date })}</span>
      {makerName !== undefined && (
        <span>{t("requestPages.maker", { name: makerName === "" ? t("requestPages.somebody") : makerName })}</span>
      )}
    </div>
  );
}
