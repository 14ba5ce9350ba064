import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import styles from "./page-links.module.css";
import type { ResultView } from "../results/result-view.ts";

export interface PageLinkProps {
  address: Address;
  /** What stands above the link on; without it, the link leads back. */
  view?: Pick<ResultView, "total" | "firstIndex" | "icons" | "hasMoreRows">;
}

/** The way to the page before or after this one. */
export default function PageLink({ address, view }: PageLinkProps) {
  return view ? <NextPage address={address} view={view} /> : <PreviousPage address={address} />;
}

/** The way back from results that start on a later page; the landmark of pages is below them. */
function PreviousPage({ address }: Pick<PageLinkProps, "address">) {
  const t = useMessages();
  if (address.pageNumber === 1 || address.isGrouped) return null;
  return (
    <div className={styles.paging}>
      <LinkButton size="sm" icon="arrow-left" href={pageHref(address, -1)}>
        {t("search.more.previous")}
      </LinkButton>
    </div>
  );
}

/** The way on: further rows, or without scripts the next page; with them the grid has no end. */
function NextPage({ address, view }: Required<PageLinkProps>) {
  const t = useMessages();
  const hasNext = address.isGrouped ? view.hasMoreRows : view.firstIndex + view.icons.length < view.total;
  if (!hasNext) return null;
  return (
    <nav className={styles.paging} data-endless={!address.isGrouped || undefined} aria-label={t("search.more.pages")}>
      <LinkButton endIcon={address.isGrouped ? "chevron-down" : "arrow-right"} href={pageHref(address, 1)}>
        {t(address.isGrouped ? "search.more.styles" : "search.more.next")}
      </LinkButton>
    </nav>
  );
}

function pageHref(address: Address, step: number): string {
  return formatAddress({ ...address, icon: "", pageNumber: address.pageNumber + step });
}
