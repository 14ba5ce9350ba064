import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { stamp } from "../../../ui/foundation/stamp.ts";
import { TileGrid } from "../../../ui/layout/tile.tsx";
import type * as EngineModule from "./endless-grid.ts";
import type { GridEngine, GridFrame } from "./endless-grid.ts";
import styles from "./icon-grid.module.css";
import { measureGrid } from "./measure-grid.ts";
import { TileChunk, type TileChunkProps } from "./tile-chunk.tsx";
import { IconItem } from "./icon-tile.tsx";
import { restoreScroll } from "./restore-scroll.ts";
import type { Drawings, GridIcon, ResultPage } from "../results/result-view.ts";
import type { VisibleRange } from "./visible-range.ts";
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

/** Tiles that are compared at once. */
const chunkSize = 16;

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
  const initialPages = useMemo(() => new Map([[0, { icons, drawings }]]), [icons, drawings]);
  const described = { pageSize: frame ? pageSize : icons.length, selectedId, creditLabel };

  const drawFrame = ({ range, pages, activeIndex }: GridFrame) =>
    drawTiles(range, { ...described, pages, activeIndex, count });

  function drawStill() {
    if (!import.meta.env.SSR) {
      const tiles = { ...described, pages: initialPages, ...(isAlive && { activeIndex: 0, count }) };
      return { children: drawTiles({ start: 0, end: icons.length }, tiles) };
    }
    return stamp(
      IconItem,
      icons.map((icon, index) => ({
        key: index,
        ...icon,
        index,
        svg: drawings[icon.id],
        isSelected: icon.id === selectedId,
        creditLabel,
      })),
    );
  }

  return (
    <>
      <TileGrid
        ref={gridRef}
        className={styles.grid}
        data-picking
        data-alive={frame && true}
        data-more={(!frame && icons.length < count) || undefined}
        style={frame && { paddingBlock: `${frame.range.beforePx}px ${frame.range.afterPx}px` }}
        {...(frame ? { children: drawFrame(frame) } : drawStill())}
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

/** In chunks that do not depend on what is in sight: a tile that stays is never drawn anew. */
function drawTiles(range: Pick<VisibleRange, "start" | "end">, tiles: Omit<TileChunkProps, "start" | "end">) {
  const { start, end } = range;
  const active = tiles.activeIndex === undefined ? undefined : Math.min(Math.max(tiles.activeIndex, start), end - 1);
  const first = Math.floor(start / chunkSize);
  return Array.from({ length: Math.ceil(end / chunkSize) - first }, (_, place) => {
    const from = (first + place) * chunkSize;
    const chunk = { start: Math.max(start, from), end: Math.min(end, from + chunkSize) };
    const isActive = active === undefined || (active >= chunk.start && active < chunk.end);
    return <TileChunk key={first + place} {...tiles} {...chunk} activeIndex={isActive ? active : -1} />;
  });
}

async function loadEngineOnce(): Promise<void> {
  engineModule ??= await import("./endless-grid.ts");
}
