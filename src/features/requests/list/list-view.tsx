import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { PageLinks } from "../../../ui/layout/page-links.tsx";
import { formatAskPath } from "../../../core/urls/paths/request-paths.ts";
import { clearListAddress, formatListAddress } from "./list-address.ts";
import { ListFrame } from "./list-tools.tsx";
import styles from "./list-view.module.css";
import type { RequestList } from "./load-requests.server.ts";
import { RequestItem } from "./request-item.tsx";

/** Requests one below the other, a page at a time. */
export function ListView(view: RequestList) {
  const t = useMessages();
  const { address, pageNumber, isLast, total, rows, isGuest } = view;
  return (
    <ListFrame {...view}>
      {rows.length > 0 && (
        <>
          <output className={styles.count}>{t("requestPages.count", { count: total })}</output>
          <Card as="ul" className={styles.list}>
            {rows.map((request) => (
              <RequestItem key={request.id} request={request} isGuest={isGuest} />
            ))}
          </Card>
        </>
      )}
      {rows.length === 0 && <NoRequests view={view} />}
      <PageLinks
        as={Link}
        label={t("requestPages.list")}
        pageNumber={pageNumber}
        isLast={isLast}
        formatPath={(page) => formatListAddress(address, { pageNumber: page })}
        previousLabel={t("requestPages.previous")}
        nextLabel={t("requestPages.more")}
      />
    </ListFrame>
  );
}

function NoRequests({ view: { address } }: { view: RequestList }) {
  const t = useMessages();
  const cleared = clearListAddress(address);
  const isFiltered = formatListAddress({ ...address, pageNumber: 1 }) !== formatListAddress(cleared);
  return isFiltered || address.pageNumber > 1 ? (
    <ListMessage glyph="search-x" title={t("requestPages.none.title")} text={t("requestPages.none.text")}>
      <LinkButton as={Link} to={formatListAddress(cleared)}>
        {t("requestPages.clear")}
      </LinkButton>
    </ListMessage>
  ) : (
    <ListMessage glyph="pencil" title={t("requestPages.empty.title")} text={t("requestPages.empty.text")}>
      <LinkButton as={Link} to={formatAskPath()} variant="primary">
        {t("requestPages.new")}
      </LinkButton>
    </ListMessage>
  );
}
