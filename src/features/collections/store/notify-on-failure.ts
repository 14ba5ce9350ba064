import type { Translator } from "../../../i18n/translator.ts";
import { notify } from "../../../ui/notifications/notify.ts";
import { LimitReached } from "./collection-store.ts";
import { collectionLimits } from "../contract.ts";

/** What to say where a change could not be made. */
export function describeFailure(t: Translator, cause: unknown): string {
  if (cause instanceof LimitReached)
    return t(`collections.full.${cause.what}`, { limit: collectionLimits[cause.what] });
  return t(navigator.onLine ? "collections.failed" : "collections.offline");
}

/** Waits for a change, and says so when it could not be made. @returns whether it was */
export async function notifyOnFailure(t: Translator, change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (cause) {
    notify({ type: "danger", text: describeFailure(t, cause) });
    return false;
  }
}
