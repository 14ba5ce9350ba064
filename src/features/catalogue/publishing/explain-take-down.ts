import type { Translator } from "../../../i18n/translator.ts";
import { takeDownReasons } from "./contract.ts";

/** Why an icon is gone, for whoever looks for it. */
export function explainTakeDown(t: Translator, reason: string): string {
  const known = takeDownReasons.find((code) => code === reason);
  return known === undefined ? reason : t(`gone.${known}`);
}
