import { originalDrawings } from "../../../browser/original-drawings.ts";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { watchAdded } from "../../../ui/hooks/watch-added.ts";

const tiles = "li > a[data-icon] > :first-child";
const thumbSizePx = 96;

/** What has been painted, as it is now. */
const painted = new WeakMap<Element, string>();
let wanted: IconCustomization = {};
const waiting = new Set<Element>();
let request: number | undefined;
let endWatch: (() => void) | undefined;

/**
 * Gives all tiles, and those that come, what rules cannot: drawings other colors than their own, pictures all of the look.
 * It is done while nothing else is to be done. The look of nothing leaves them as they were.
 */
export function paintTiles(customization: IconCustomization): void {
  const paintable = { ...customization };
  delete paintable.size;
  const isPlain = Object.keys(paintable).length === 0;
  if (isPlain && !endWatch) return;
  wanted = paintable;
  endWatch ??= watchAdded(tiles, paintLater);
  if (isPlain) {
    endWatch();
    endWatch = undefined;
  }
  for (const tile of document.querySelectorAll(tiles)) paintLater(tile);
}

function paintLater(tile: Element): void {
  // Rules alone show what is left.
  if (!(tile instanceof HTMLImageElement) && !wanted.colors && !painted.has(tile)) return;
  waiting.add(tile);
  request ??= whenIdle(work);
}

function work(idle?: IdleDeadline): void {
  request = undefined;
  for (const tile of waiting) {
    waiting.delete(tile);
    if (tile.isConnected) paint(tile, tile instanceof HTMLImageElement ? picture : drawing);
    if (idle && idle.timeRemaining() <= 1 && waiting.size > 0) {
      request = whenIdle(work);
      return;
    }
  }
}

function paint(tile: Element, { read, write, apply }: Content): void {
  const now = read(tile);
  const isOurs = now === painted.get(tile);
  const original = isOurs ? (originalDrawings.get(tile) ?? now) : now;
  const customized = apply(original, tile);
  if (customized === (isOurs ? undefined : now)) return;
  if (customized !== now) write(tile, customized);
  originalDrawings.set(tile, original);
  painted.set(tile, read(tile));
}

/** What of a tile is painted. */
interface Content {
  read: (tile: Element) => string;
  write: (tile: Element, content: string) => void;
  apply: (original: string, tile: Element) => string;
}

const drawing: Content = {
  read: (tile) => tile.innerHTML,
  write: (tile, markup) => void (tile.innerHTML = markup),
  apply: (original) => (wanted.colors ? customize(original, { colors: wanted.colors }) : original),
};

const picture: Content = {
  read: (tile) => tile.getAttribute("src") ?? "",
  write: (tile, address) => tile.setAttribute("src", address),
  apply: (original, tile) =>
    Object.keys(wanted).length === 0
      ? original
      : formatImagePath(tile.closest("a")!.dataset["icon"]!, "png", { ...wanted, size: thumbSizePx }),
};

/** Not every browser tells when it is idle. */
const whenIdle = (action: (idle?: IdleDeadline) => void): number =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(action) : (setTimeout(action) as unknown as number);
