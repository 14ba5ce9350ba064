import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { formatNumber } from "../../i18n/format.ts";
import { BackToTop } from "../../ui/layout/back-to-top.tsx";
import { LinkButton } from "../../ui/button/button.tsx";
import { Drawing } from "../../ui/foundation/drawing.tsx";
import { Placeholder } from "../../ui/loading/placeholder.tsx";
import { Tile, TileGrid } from "../../ui/layout/tile.tsx";
import { nearDistancePx, useNearEnd } from "../../ui/hooks/use-near-end.ts";
import styles from "./infinite-list-view.module.css";
import type { ListData } from "./load-view.server.ts";
import { PageHead } from "./page-head.tsx";

/** All icons there are, as far as somebody scrolls. */
export function InfiniteListView({ first }: { first: ListData }) {
  const { load, data, state } = useFetcher<ListData>();
  const [further, setFurther] = useState<ListData[]>([]);
  const pages = [first, ...further];
  const last = pages.at(-1) ?? first;
  if (data && data.pageNumber === last.pageNumber + 1) setFurther([...further, data]);
  const nextAddress = `/test/reactivity?page=${last.pageNumber + 1}`;
  const canLoad = state === "idle" && !last.isLast;
  const endRef = useNearEnd<HTMLDivElement>(canLoad ? () => void load(nextAddress) : undefined);
  const shownCount = pages.reduce((sum, { icons }) => sum + icons.length, 0);
  return (
    <>
      <PageHead title="Infinite list">
        More is fetched while the end is less than {formatNumber(nearDistancePx, "en")} px below the screen. Without
        script, a link leads on.
      </PageHead>
      <p className={styles.count} aria-live="off">
        {formatNumber(shownCount, "en")} of {formatNumber(first.total, "en")} icons, {pages.length}{" "}
        {pages.length === 1 ? "page" : "pages"}
      </p>
      {pages.map(({ pageNumber, icons }) => (
        <TileGrid key={pageNumber}>
          {icons.map(({ id, name, url, svg }) => (
            <li key={id}>
              <Tile as={Link} to={url} aria-label={name} data-tooltip={name}>
                <Drawing svg={svg} size={36} />
              </Tile>
            </li>
          ))}
        </TileGrid>
      ))}
      <div ref={endRef}>
        {!last.isLast &&
          (state === "idle" ? (
            <div className={styles.more}>
              <LinkButton as={Link} to={nextAddress} size="lg">
                Next page
              </LinkButton>
            </div>
          ) : (
            <Placeholder kind="icon" count={24} label="Loading" />
          ))}
      </div>
      <BackToTop label="Back to top" target="content" />
    </>
  );
}
