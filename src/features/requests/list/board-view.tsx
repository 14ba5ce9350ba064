import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import styles from "./board-view.module.css";
import { formatListAddress } from "./list-address.ts";
import { ListFrame } from "./list-tools.tsx";
import type { RequestBoard } from "./load-requests.server.ts";
import { RequestFacts } from "../details/request-facts.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { VoteButton } from "./vote-button.tsx";

/** Requests by status, side by side; arrows move between them. */
export function BoardView(view: RequestBoard) {
  const t = useMessages();
  const { columns, address, isGuest } = view;
  return (
    <ListFrame {...view} isWide>
      <p className={styles.help}>{t("requestPages.board.help")}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows only add to what Tab does */}
      <div className={styles.board} onKeyDown={moveOnBoard}>
        {columns.map(({ status, total, rows }) => (
          <section key={status} className={styles.column} aria-label={t(`requestPages.status.${status}`)} data-column>
            <h2 className={styles.head}>
              <StatusBadge status={status} />
              <span className={styles.total}>{formatNumber(total, t.locale)}</span>
            </h2>
            {rows.length === 0 && <p className={styles.none}>{t("requestPages.board.none")}</p>}
            <ul className={styles.cards}>
              {rows.map((request) => (
                <li key={request.id} className={styles.card}>
                  <h3>
                    <Link to={`${requestPagesPath}/${request.id}`} className={styles.link} data-request>
                      {request.title}
                    </Link>
                  </h3>
                  <RequestFacts request={request} hasStatus={false} />
                  <VoteButton request={request} isGuest={isGuest} isFlat />
                </li>
              ))}
            </ul>
            {total > rows.length && (
              <Link to={formatListAddress(address, { isBoard: false, status })} className={styles.all}>
                {t("requestPages.board.all", { count: total })}
              </Link>
            )}
          </section>
        ))}
      </div>
    </ListFrame>
  );
}

const linksOf = (column: Element) => [...column.querySelectorAll<HTMLElement>("[data-request]")];

/** Up and down within a status, sideways between those that have requests; the place in the column is kept. */
function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLElement>("[data-request]");
  if (!link || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const filled = [...event.currentTarget.querySelectorAll("[data-column]")].filter((one) => linksOf(one).length > 0);
  const column = filled.findIndex((one) => one.contains(link));
  const links = linksOf(filled[column]!);
  const place = links.indexOf(link);
  const forward = getComputedStyle(link).direction === "rtl" ? -1 : 1;
  const steps: Readonly<Record<string, [columns: number, places: number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-forward, 0],
    ArrowRight: [forward, 0],
  };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const next = filled[column + step[0]];
  const target =
    step[0] === 0 ? links[place + step[1]] : next && linksOf(next)[Math.min(place, linksOf(next).length - 1)];
  target?.focus();
}
