const key = "single-icon";

/** The icon last selected among others, and the address of the list it was selected in. */
export interface SingleIcon {
  id: string;
  /** Path and query, with the icon selected. */
  from: string;
}

/** Remembers a selection for as long as the tab is open, so that the icon's own page can lead back to it. */
export function rememberSingleIcon(icon: SingleIcon): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(icon));
  } catch {
    // A browser that keeps nothing has no way back but its own.
  }
}

/** The remembered selection, if it is of this icon. */
export function recallSingleIcon(id: string): SingleIcon | undefined {
  try {
    const { id: remembered, from } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<SingleIcon>;
    const isOurs = typeof from === "string" && /^\/icons?\//.test(from);
    return remembered === id && isOurs ? { id, from } : undefined;
  } catch {
    return undefined;
  }
}
