import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { isOpenStatus } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import styles from "./duplicates-panel.module.css";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import type { DuplicateSearch } from "./use-duplicates.ts";
import { VoteButton } from "../list/vote-button.tsx";

export interface DuplicatesPanelProps extends DuplicateSearch {
  term: string;
  isGuest: boolean;
}

const iconPx = 32;

/** What answers a wish before it is sent: icons that are here, and what others have asked for. Links open beside the form. */
export function DuplicatesPanel({ alike, isLooking, term, isGuest }: DuplicatesPanelProps) {
  const t = useMessages();
  const icons = alike?.icons ?? [];
  const requests = alike?.requests ?? [];
  const isNone = alike !== undefined && icons.length + requests.length === 0;
  const searched = cleanTerm(term);
  return (
    <aside className={styles.panel} aria-labelledby="alike-title" aria-busy={isLooking}>
      <h2 id="alike-title" className={styles.title}>
        <Glyph name="sparkles" size={18} />
        {t("requestPages.duplicates.title")}
      </h2>
      <LiveRegion>
        {alike && !isLooking
          ? t("requestPages.duplicates.found", { icons: icons.length, requests: requests.length })
          : ""}
      </LiveRegion>
      {!alike && <p className={styles.note}>{t("requestPages.duplicates.idle")}</p>}
      {isNone && <p className={styles.note}>{t("requestPages.duplicates.none")}</p>}
      {icons.length > 0 && (
        <section className={styles.part}>
          <h3>{t("requestPages.duplicates.icons")}</h3>
          <ul className={styles.icons}>
            {icons.map(({ id, name, url, isColor }) => (
              <li key={id}>
                <a href={url} target="_blank" className={styles.icon} aria-label={name} data-tooltip={name}>
                  <Drawing src={formatImagePath(id, "svg")} isMono={!isColor} size={iconPx} />
                </a>
              </li>
            ))}
          </ul>
          {searched !== "" && (
            <a
              href={formatAddress({ ...blankAddress("search"), term: searched })}
              target="_blank"
              className={styles.all}
            >
              {t("requestPages.duplicates.all")}
              <Glyph name="arrow-up-right" size={16} />
            </a>
          )}
        </section>
      )}
      {requests.length > 0 && (
        <section className={styles.part}>
          <h3>{t("requestPages.duplicates.requests")}</h3>
          <ul className={styles.requests}>
            {requests.map((request) => (
              <li key={request.id} className={styles.request}>
                <span className={styles.requestText}>
                  <a href={`${requestPagesPath}/${request.id}`} target="_blank">
                    {request.title}
                  </a>
                  <StatusBadge status={request.status} />
                </span>
                <VoteButton
                  request={{
                    ...request,
                    isOwn: false,
                    actions: isOpenStatus(request.status) ? [request.isVoted ? "unvote" : "vote"] : [],
                  }}
                  isGuest={isGuest}
                  isFlat
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
