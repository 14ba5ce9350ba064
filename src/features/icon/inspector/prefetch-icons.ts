import { listenForPointing } from "../../../ui/hooks/listen-for-pointing.ts";
import { fetchIconDetails } from "../../icon-details/components.ts";

const tile = "main li > a[data-icon]";
/** A mouse that only passes asks for nothing. */
const restMs = 90;

/** Fetches what the panel shows of an icon once a mouse rests on its tile or a finger touches it. @returns ends it */
export function prefetchIcons(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (found: HTMLElement | null | undefined, delayMs: number) => {
    clearTimeout(timer);
    const id = found?.dataset["icon"];
    // Whoever opens it asks again, and is told what failed.
    if (id) timer = setTimeout(() => void fetchIconDetails(id).catch(() => undefined), delayMs);
  };
  const ignorePointing = listenForPointing((event) =>
    plan(
      (event?.target as Element | undefined)?.closest<HTMLElement>(tile),
      event?.pointerType === "touch" ? 0 : restMs,
    ),
  );
  plan(document.querySelector<HTMLElement>(`${tile}:hover`), restMs);
  return () => {
    clearTimeout(timer);
    ignorePointing();
  };
}
