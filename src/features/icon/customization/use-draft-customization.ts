import { useState } from "react";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { Address } from "../../../core/urls/address.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";

/** What was chosen last, as long as the address has not got another customization meanwhile. */
export interface CustomizationDraft {
  customization: IconCustomization;
  /** Looks that the address says, or is about to say: the last one is on its way or there. */
  seen: readonly string[];
}

/** The customization: of the address, and before that the one just chosen; `useRememberedCustomization` brings it there. */
export function useDraftCustomization(address: Address) {
  const [draft, setDraft] = useState<CustomizationDraft>();
  const serialized = serializeCustomization(address.customization);
  const current = draft?.seen.includes(serialized) ? draft : undefined;
  // A key may be pressed after a change began its way to the address and before this is rendered again.
  const changeCustomization = (customization: IconCustomization) =>
    setDraft((latest) => ({ customization, seen: latest?.seen.includes(serialized) ? latest.seen : [serialized] }));
  return { look: current?.customization ?? address.customization, draft: current, setDraft, changeCustomization };
}
