import { api, ApiFailure } from "../../browser/api-client.ts";
import { takeEarlyPins } from "../../browser/early/take-early-pins.ts";
import { mostPinned } from "../../core/people/pinned-styles.ts";
import type { Translator } from "../../i18n/translator.ts";
import { notify } from "../../ui/notifications/notify.ts";
import { pinnedStylesPath } from "./contract.ts";

/** One change after the other: each of a guest’s begins with what the last one left in the cookie. */
let work = Promise.resolve();

/**
 * Lets every button with `data-pin`, the API code of a style, pin it. What is on the page keeps its place: pinned styles come
 * first on the next one.
 *
 * @returns ends it
 */
export function watchPins(t: Translator): () => void {
  const toggle = (button: Element) => {
    const code = (button as HTMLElement).dataset["pin"]!;
    const isPinned = button.ariaPressed !== "true";
    show(code, isPinned);
    work = work.then(() => save(t, { code, isPinned }));
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest("[data-pin]");
    if (button) toggle(button);
  };
  for (const button of takeEarlyPins()) toggle(button);
  addEventListener("click", onClick, true);
  return () => removeEventListener("click", onClick, true);
}

function show(code: string, isPinned: boolean): void {
  for (const button of document.querySelectorAll(`[data-pin="${code}"]`)) button.ariaPressed = String(isPinned);
}

async function save(t: Translator, { code, isPinned }: { code: string; isPinned: boolean }): Promise<void> {
  try {
    await api.send(`${pinnedStylesPath}/${code}`, { method: isPinned ? "PUT" : "DELETE" });
    notify({ type: "success", text: t(isPinned ? "site.pin.done" : "site.pin.undone") });
  } catch (error) {
    show(code, !isPinned);
    const isFull = error instanceof ApiFailure && error.code === "conflict";
    notify({ type: "danger", text: isFull ? t("site.pin.full", { count: mostPinned }) : t("site.pin.failed") });
  }
}
