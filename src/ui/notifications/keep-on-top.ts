/**
 * Keeps an element, and the manual popovers in it, where they can be seen and pressed: in the topmost modal dialog, as
 * nothing outside of that can be reached, and above whatever opens later. Whatever surrounds it may vanish at any moment.
 */
export interface Stage {
  /** Puts everything in its place now. Does nothing where it is. */
  place: () => void;
  /** Goes on doing so; @returns ends it */
  watch: () => () => void;
}

/** @param onMove the element stands somewhere else now */
export function keepOnTop(stage: HTMLElement, onMove: () => void): Stage {
  const place = () => {
    const host = findHost();
    if (stage.parentNode !== host || !stage.isConnected) {
      keepFocus(stage, () => {
        host.append(stage);
        raise(stage);
      });
      onMove();
    }
    for (const panel of panelsOf(stage)) if (!panel.matches(":popover-open")) panel.showPopover();
  };

  const onToggle = (event: Event) => {
    if (covers(event)) keepFocus(stage, () => raise(stage));
  };

  return {
    place,
    watch() {
      place();
      const observer = new MutationObserver(place);
      observer.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
      // The event does not bubble.
      document.addEventListener("toggle", onToggle, true);
      return () => {
        observer.disconnect();
        document.removeEventListener("toggle", onToggle, true);
      };
    },
  };
}

/** Modal dialogs are found by what `open` says of them; tooltips and other manual popovers go by themselves. */
function covers({ target, newState }: Event & { newState?: string }): boolean {
  return newState === "open" && target instanceof HTMLElement && target.popover !== null && target.popover !== "manual";
}

const panelsOf = (stage: HTMLElement): NodeListOf<HTMLElement> => stage.querySelectorAll("[popover]");

/** What was shown last is on top. */
function raise(stage: HTMLElement): void {
  for (const panel of panelsOf(stage)) {
    // What has been there is not new: it does not come in again.
    for (const shown of panel.children) if (shown instanceof HTMLElement) shown.style.animation = "none";
    panel.hidePopover();
    panel.showPopover();
  }
}

function keepFocus(stage: HTMLElement, work: () => void): void {
  const focused = stage.contains(document.activeElement) ? document.activeElement : null;
  work();
  if (focused instanceof HTMLElement && document.activeElement !== focused) focused.focus({ preventScroll: true });
}

/** The topmost modal dialog, else the body. */
function findHost(): HTMLElement {
  const modals = [...document.querySelectorAll<HTMLElement>("dialog:modal")];
  if (modals.length < 2) return modals[0] ?? document.body;
  // Behind each is a backdrop as large as the window, which counts as the dialog: the first to be hit is on top.
  for (const hit of document.elementsFromPoint(0, 0)) {
    const modal = hit.closest<HTMLElement>("dialog:modal");
    if (modal) return modal;
  }
  return modals.at(-1)!;
}
