/**
 * The entry of the history that the browser is at, as React Router calls it. `useLocation` says it too, but only once the page
 * is rendered: keys that are pressed before would take the one before for it.
 */
export const readHistoryEntry = (): string => (history.state as { key?: string } | null)?.key ?? "default";
