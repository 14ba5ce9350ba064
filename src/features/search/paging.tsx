import type { Address } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./paging.module.css";
import type { ResultView } from "./result-view.ts";

export interface PagingProps {
  address: Address;
  view: Pick<ResultView, "total" | "firstIndex" | "icons" | "rows" | "hasMoreRows">;
}

/** Links to the pages before and after, for reading without scripts; the grid needs only the way back. */
export function Paging({ address, view }: PagingProps) {
  const t = useMessages();
  const { pageNumber, isGrouped } = address;
  const hasNext = isGrouped ? view.hasMoreRows : view.firstIndex + view.icons.length < view.total;
  const to = (page: number) => printAddress({ ...address, icon: "", pageNumber: page });
  if (isGrouped) {
    return hasNext ? (
      <nav className={styles.paging} aria-label={t("search.more.pages")}>
        <LinkButton href={to(pageNumber + 1)}>{t("search.more.styles")}</LinkButton>
      </nav>
    ) : null;
  }
  if (pageNumber === 1 && !hasNext) return null;
  return (
    <nav className={styles.paging} aria-label={t("search.more.pages")}>
      {pageNumber > 1 && (
        <LinkButton href={to(pageNumber - 1)} icon="arrow-left">
          {t("search.more.previous")}
        </LinkButton>
      )}
      {hasNext && (
        <LinkButton className={styles.next} href={to(pageNumber + 1)} endIcon="arrow-right">
          {t("search.more.next")}
        </LinkButton>
      )}
    </nav>
  );
}
