import { fetchIconDetails } from "../../icon-details/components.ts";

const tile = "main li > a[data-icon]";
/** A mouse that only passes asks for nothing. */
const restMs = 90;

/** Fetches what the panel shows of an icon once a mouse rests on its tile or a finger touches it. @returns ends it */
export function prefetchIcons(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (found: HTMLElement | null, delayMs: number) => {
    clearTimeout(timer);
    const id = found?.dataset["icon"];
    // Whoever opens it asks again, and is told what failed.
    if (id) timer = setTimeout(() => void fetchIconDetails(id).catch(() => undefined), delayMs);
  };
  const onPointer = ({ target, pointerType }: PointerEvent) =>
    plan((target as Element).closest<HTMLElement>(tile), pointerType === "touch" ? 0 : restMs);
  const options = { passive: true };
  document.addEventListener("pointerover", onPointer, options);
  plan(document.querySelector<HTMLElement>(`${tile}:hover`), restMs);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("pointerover", onPointer);
  };
}
