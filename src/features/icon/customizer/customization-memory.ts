export const lookKey = "look";
export const lookRulesKey = "lookRules";

/**
 * Runs before tiles are there, where the address says no look: so that the last one does not flash when it is remembered. Only
 * the server says it.
 */
export const keptLookScript = import.meta.env.SSR
  ? `try{let r=localStorage.${lookRulesKey},s=new CSSStyleSheet;r&&(s.replaceSync(r),document.adoptedStyleSheets=[s])}catch{}`
  : "";

/**
 * Puts the rules of a look in place of those before, also of those that the script found: no page lets scripts write
 * `style` elements.
 *
 * @returns takes them back
 */
export function adoptLookRules(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = rules === "" ? [] : [sheet];
  return () => void (document.adoptedStyleSheets = []);
}

/** The look that a person has chosen last, as addresses say it; empty for none, and where the browser keeps nothing. */
export function recallLook(): string {
  try {
    return localStorage.getItem(lookKey) ?? "";
  } catch {
    return "";
  }
}

/** Whether there is one. */
export const hasKeptLook = (): boolean => recallLook() !== "";
