import { longLists } from "../../selection/contract.ts";
import { createLongList } from "./long-list.ts";
import { originalDrawings } from "../../../browser/original-drawings.ts";
import { measureGrid } from "./measure-grid.ts";
import { moveInGrid } from "../../../ui/hooks/move-in-grid.ts";
import type { Drawings, GridIcon, ResultPage } from "../results/result-view.ts";
import { drawReach, leaveOutMissing, loadReach, visibleRange, type Reach, type VisibleRange } from "./visible-range.ts";

/** What the grid draws once scripts have taken it over. */
export interface GridFrame {
  range: VisibleRange;
  /** Loaded pages by number, from 0. */
  pages: ReadonlyMap<number, ResultPage>;
  /** The tile in the order of the tab key. */
  activeIndex: number;
  failure: "offline" | "failed" | undefined;
}

export interface GridOptions {
  grid: HTMLElement;
  /** Items in the list. */
  count: number;
  pageSize: number;
  /** The page that the document brought. */
  firstPage: ResultPage;
  loadPage: (page: number, signal: AbortSignal) => Promise<ResultPage>;
  onFrame: (frame: GridFrame) => void;
}

export type GridEngine = ReturnType<typeof startGrid>;

const checkIntervalMs = 100;
/** Whoever types on has asked for another list by then. */
const firstCheckMs = 400;
const maxCachedPages = 60;

/**
 * Makes a grid endless: draws the rows within reach of the window, loads pages as they come near, and moves the focus with
 * the arrow keys. Knows nothing of React: it tells what to draw, and is told when that has been drawn.
 */
export function startGrid({ grid, count, pageSize, firstPage, loadPage, onFrame }: GridOptions) {
  const pages = new Map<number, ResultPage>();
  const initial = withDrawingsOf(grid, firstPage);
  if (initial) pages.set(0, initial);
  const running = new Map<number, AbortController>();
  let failure: GridFrame["failure"];
  let activeIndex = 0;
  let wantedFocus: number | undefined;
  let shownPages: ReadonlyMap<number, ResultPage> = new Map(pages);
  let topPx = grid.getBoundingClientRect().top;
  let direction: keyof typeof drawReach = "down";
  let range = measureDrawn();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let checksAt = Infinity;

  function measure(reach: Reach): VisibleRange & { columns: number; rowPx: number } {
    const { columns, rowPx } = measureGrid(grid, count);
    return { ...visibleRange({ topPx, viewportPx: innerHeight, rowPx, columns, count }, reach), columns, rowPx };
  }

  function isMissing(index: number): boolean {
    return !pages.has(Math.floor(index / pageSize));
  }

  function measureDrawn(): ReturnType<typeof measure> {
    const beforePx = topPx;
    topPx = grid.getBoundingClientRect().top;
    if (topPx !== beforePx) direction = topPx > beforePx ? "up" : "down";
    const drawn = measure(drawReach[direction]);
    return { ...drawn, ...leaveOutMissing(drawn, { seen: measure({ above: 0, below: 0 }), isMissing, ...drawn }) };
  }

  function draw(): void {
    // Tiles are drawn anew only for other pages.
    const isSame = pages.size === shownPages.size && [...pages].every(([page, one]) => shownPages.get(page) === one);
    if (!isSame) shownPages = new Map(pages);
    onFrame({ range, pages: shownPages, activeIndex, failure });
  }

  function update(checkMs = checkIntervalMs): void {
    const next = measureDrawn();
    const isSame = (["start", "end", "beforePx", "afterPx"] as const).every((key) => next[key] === range[key]);
    range = next;
    keepFocus();
    if (!isSame) draw();
    check(checkMs);
  }

  /** Loads what is missing, after this time at the latest. */
  function check(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (at >= checksAt) return;
    clearTimeout(timer);
    checksAt = at;
    timer = setTimeout(() => {
      checksAt = Infinity;
      loadMissing();
    }, delayMs);
  }

  /** A tile that leaves the page leaves its focus to the grid, until it is there again. */
  function keepFocus(): void {
    const index = indexOf(document.activeElement);
    const isLeaving = index !== undefined && (index < range.start || index >= range.end);
    if (isLeaving && grid.contains(document.activeElement)) grid.focus({ preventScroll: true });
  }

  function loadMissing(): void {
    const { start, end } = measure(loadReach);
    const first = Math.floor(start / pageSize);
    const last = Math.floor(Math.max(start, end - 1) / pageSize);
    for (const [page, controller] of running) if (page < first || page > last) controller.abort();
    for (let page = first; page <= last; page++) {
      if (!pages.has(page) && !running.has(page) && failure === undefined) void load(page);
    }
  }

  async function load(page: number): Promise<void> {
    const controller = new AbortController();
    running.set(page, controller);
    try {
      const loaded = await loadPage(page, controller.signal);
      pages.set(page, loaded);
      forgetFarPages(page);
      range = measureDrawn();
      draw();
    } catch {
      if (controller.signal.aborted) return;
      failure = navigator.onLine ? "failed" : "offline";
      draw();
    } finally {
      running.delete(page);
    }
  }

  function forgetFarPages(page: number): void {
    const byDistance = [...pages.keys()].toSorted((a, b) => Math.abs(b - page) - Math.abs(a - page));
    for (const far of byDistance.slice(0, Math.max(0, pages.size - maxCachedPages))) pages.delete(far);
  }

  function retry(): void {
    if (failure === undefined) return;
    failure = undefined;
    draw();
    loadMissing();
  }

  const findTile = (index: number) => grid.querySelector<HTMLElement>(`a[data-index="${index}"]`);

  function focusIndex(index: number): void {
    const tile = findTile(index);
    activeIndex = index;
    wantedFocus = tile ? undefined : index;
    if (tile) return tile.focus();
    const rowTop = grid.getBoundingClientRect().top + Math.floor(index / range.columns) * range.rowPx;
    scrollBy({ top: rowTop - innerHeight / 2, behavior: "instant" });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = event.target === grid ? activeIndex : indexOf(event.target);
    if (index === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = moveInGrid(event.key, { index, columns: range.columns, count });
    if (target === undefined) return;
    event.preventDefault();
    if (target !== index) focusIndex(target);
  }

  function onFocusIn(event: FocusEvent): void {
    const index = indexOf(event.target);
    if (index === undefined || index === activeIndex) return;
    activeIndex = index;
    draw();
  }

  const leaving = new AbortController();
  const { signal } = leaving;
  longLists.set(grid, createLongList({ count, pageSize, pages, loadPage, signal, focus: focusIndex }));

  const onScroll = () => requestAnimationFrame(() => update());
  const observer = new ResizeObserver(() => update(firstCheckMs));
  observer.observe(grid);
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("online", retry);
  grid.addEventListener("keydown", onKeyDown);
  grid.addEventListener("focusin", onFocusIn);
  grid.tabIndex = -1;
  draw();
  check(firstCheckMs);

  return {
    retry,
    /** Measures again, after the grid changed its mode. */
    update: () => update(),
    /** To be called when a frame is on the page: moves the focus to a tile that was not there before. */
    settle(): void {
      if (document.activeElement === grid) findTile(activeIndex)?.focus({ preventScroll: true });
      const tile = wantedFocus === undefined ? null : findTile(wantedFocus);
      if (!tile) return;
      wantedFocus = undefined;
      tile.focus();
    },
    stop(): void {
      clearTimeout(timer);
      leaving.abort();
      longLists.delete(grid);
      observer.disconnect();
      removeEventListener("scroll", onScroll);
      removeEventListener("online", retry);
      grid.removeEventListener("keydown", onKeyDown);
      grid.removeEventListener("focusin", onFocusIn);
      for (const controller of running.values()) controller.abort();
    },
  };
}

function indexOf(target: EventTarget | null): number | undefined {
  const index = (target as Element | null)?.closest<HTMLElement>("a[data-index]")?.dataset["index"];
  return index === undefined ? undefined : Number(index);
}

/** The page with the drawings that the document brought in its markup; undefined when they got lost on the way. */
function withDrawingsOf(grid: HTMLElement, page: ResultPage): ResultPage | undefined {
  const drawings: Drawings = {};
  for (const { id, isHeavy } of page.icons as readonly GridIcon[]) {
    if (isHeavy) continue;
    const drawing = page.drawings[id] ?? readDrawing(grid, id);
    if (drawing === undefined) return undefined;
    drawings[id] = drawing;
  }
  return { icons: page.icons, drawings };
}

function readDrawing(grid: HTMLElement, id: string): string | undefined {
  const box = grid.querySelector(`[data-icon="${id}"] > :has(> svg)`);
  return box ? (originalDrawings.get(box) ?? box.innerHTML) : undefined;
}
