export const customizationKey = "look";
export const customizationRulesKey = "lookRules";

/**
 * Runs before tiles are there, where the address says no look: so that the last one does not flash when it is remembered. Only
 * the server says it.
 */
export const customizationScript = import.meta.env.SSR
  ? `try{let r=localStorage.${customizationRulesKey},s=new CSSStyleSheet;r&&(s.replaceSync(r),document.adoptedStyleSheets=[s])}catch{}`
  : "";

/**
 * Puts the rules of a look in place of those before, also of those that the script found: no page lets scripts write
 * `style` elements.
 *
 * @returns takes them back
 */
export function adoptCustomizationRules(rules: string): () => void {
  const details = new CSSStyleSheet();
  details.replaceSync(rules);
  document.adoptedStyleSheets = rules === "" ? [] : [details];
  return () => void (document.adoptedStyleSheets = []);
}

/** The customization that a person has chosen last, as addresses say it; empty for none, and where the browser keeps nothing. */
export function recallCustomization(): string {
  try {
    return localStorage.getItem(customizationKey) ?? "";
  } catch {
    return "";
  }
}

/** Whether there is one. */
export const hasStoredCustomization = (): boolean => recallCustomization() !== "";
