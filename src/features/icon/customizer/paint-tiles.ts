import { originalDrawings } from "../../../browser/original-drawings.ts";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";

const tiles = "li > a[data-icon] > :first-child";
const thumbSizePx = 96;

/** What has been painted, as it is now. */
const painted = new WeakMap<Element, string>();
let wanted: IconCustomization = {};
let waiting: Element[] = [];
let request: number | undefined;
let observer: MutationObserver | undefined;

/**
 * Gives all tiles, and those that come, what rules cannot: drawings other colors than their own, pictures all of the look.
 * It is done while nothing else is to be done. The look of nothing leaves them as they were.
 */
export function paintTiles(customization: IconCustomization): void {
  const paintable = { ...customization };
  delete paintable.size;
  const isPlain = Object.keys(paintable).length === 0;
  if (isPlain && !observer) return;
  wanted = paintable;
  observer ??= new MutationObserver(find);
  if (isPlain) observer.disconnect();
  else observer.observe(document.querySelector("main")!, { childList: true, subtree: true });
  find();
}

function find(): void {
  waiting = [...document.querySelectorAll(tiles)];
  request ??= whenIdle(work);
}

function work(idle?: IdleDeadline): void {
  request = undefined;
  for (let tile = waiting.shift(); tile; tile = waiting.shift()) {
    if (tile.isConnected) paint(tile, tile instanceof HTMLImageElement ? picture : drawing);
    if (idle && idle.timeRemaining() <= 1) {
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
