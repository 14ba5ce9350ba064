import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { TileGrid } from "../../../ui/layout/tile.tsx";
import type * as EngineModule from "./endless-grid.ts";
import type { GridEngine, GridFrame } from "./endless-grid.ts";
import styles from "./icon-grid.module.css";
import { measureGrid } from "./measure-grid.ts";
import { IconItem } from "./icon-tile.tsx";
import { restoreScroll } from "./restore-scroll.ts";
import type { Drawings, GridIcon, ResultPage } from "../results/result-view.ts";
import { firstInteraction } from "../../../browser/first-interaction.ts";

export interface IconGridProps {
  icons: GridIcon[];
  drawings: Drawings;
  /** Icons in the whole list, from the first one here on. */
  count: number;
  pageSize: number;
  loadPage: (page: number, signal: AbortSignal) => Promise<ResultPage>;
  selectedId: string;
}

let engineModule: typeof EngineModule | undefined;

/** The icons found: server-rendered and still at first, endless and moved through by arrows from the first touch on. */
export function IconGrid({ icons, drawings, count, pageSize, loadPage, selectedId }: IconGridProps) {
  const t = useMessages();
  const gridRef = useRef<HTMLUListElement>(null);
  const engineRef = useRef<GridEngine>(undefined);
  const [frame, setFrame] = useState<GridFrame>();
  // What the engine is about to draw is drawn as it will: the same tiles are not changed once more.
  const [isAlive] = useState(() => engineModule !== undefined);

  // The height of the whole list is there before anybody scrolls: what stands below never moves, going back finds its place.
  useLayoutEffect(() => {
    const grid = gridRef.current!;
    let isGone = false;
    const start = () => {
      if (isGone || engineRef.current || !engineModule) return;
      const firstPage = { icons, drawings };
      engineRef.current = engineModule.startGrid({ grid, count, pageSize, firstPage, loadPage, onFrame: setFrame });
    };
    const wake = () => void loadEngineOnce().then(start);
    grid.style.minBlockSize = `${measureGrid(grid, count).heightPx}px`;
    restoreScroll();
    if (engineModule) {
      start();
    } else {
      void firstInteraction.then(wake);
      const isDrawingLost = grid.querySelector("a > span[aria-hidden]:empty") !== null;
      const { bottom = 0, height = 0 } = grid.lastElementChild?.getBoundingClientRect() ?? {};
      // Less than a row more waits until somebody is here.
      if (isDrawingLost || (icons.length < count && bottom + height < innerHeight)) wake();
    }
    return () => {
      isGone = true;
      engineRef.current?.stop();
      engineRef.current = undefined;
    };
    // The list of one visit never changes: another list is another grid.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!frame) return;
    gridRef.current!.style.minBlockSize = "";
    engineRef.current?.settle();
  }, [frame]);

  const creditLabel = t("search.tile.credit");
  const describe = (icon: GridIcon, index: number, svg: string | undefined) => {
    return { ...icon, index, svg, isSelected: icon.id === selectedId, creditLabel };
  };

  function drawFrame({ range, activeIndex, pages }: GridFrame): ReactNode[] {
    const active = Math.min(Math.max(activeIndex, range.start), range.end - 1);
    return Array.from({ length: range.end - range.start }, (_, place) => {
      const index = range.start + place;
      const page = pages.get(Math.floor(index / pageSize));
      const icon = page?.icons[index % pageSize];
      if (!icon) {
        return (
          <li key={index} aria-setsize={count} aria-posinset={index + 1}>
            <div className={styles.placeholder} />
          </li>
        );
      }
      const tile = describe(icon, index, page?.drawings[icon.id]);
      return <IconItem key={index} {...tile} tabIndex={index === active ? 0 : -1} listSize={count} />;
    });
  }

  return (
    <>
      <TileGrid
        ref={gridRef}
        className={styles.grid}
        data-more={(!frame && icons.length < count) || undefined}
        style={frame && { paddingBlock: `${frame.range.beforePx}px ${frame.range.afterPx}px` }}
        {...(frame
          ? { children: drawFrame(frame) }
          : stamp(
              IconItem,
              icons.map((icon, index) => ({
                key: index,
                ...describe(icon, index, drawings[icon.id]),
                ...(isAlive && { tabIndex: index === 0 ? 0 : -1, listSize: count }),
              })),
            ))}
      />
      {frame?.failure && (
        <p className={styles.failure} role="alert">
          {t(`search.more.${frame.failure}`)}{" "}
          <Button size="sm" onClick={() => engineRef.current?.retry()}>
            {t("search.more.retry")}
          </Button>
        </p>
      )}
    </>
  );
}

async function loadEngineOnce(): Promise<void> {
  engineModule ??= await import("./endless-grid.ts");
}
