/** What a person chose; `system` follows the machine. */
export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const storageKey = "theme";

/** Runs before the first paint, so that a remembered theme never flashes. */
export const themeScript = import.meta.env.SSR
  ? `try{let t=localStorage.${storageKey};t&&(document.documentElement.dataset.theme=t)}catch{}`
  : "";

export function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies the theme at once and remembers it; a private window that forbids storage just forgets it. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is forbidden: the theme lasts as long as the page.
  }
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
