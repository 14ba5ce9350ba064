import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { parseCustomization, serializeCustomization } from "../../../core/urls/customization-param.ts";
import { rememberCustomization } from "./remember-customization.ts";
import { recallCustomization } from "./customization-memory.ts";
import type { CustomizationDraft } from "./use-draft-customization.ts";

const commitDelayMs = 250;

export interface RememberedCustomizationOptions {
  address: Address;
  draft: CustomizationDraft | undefined;
  /** Changes the draft of that moment, which may be a later one. */
  onDraft: (change: (draft: CustomizationDraft | undefined) => CustomizationDraft | undefined) => void;
}

/**
 * Brings a change into the address a moment after it was made, so that it can be shared, and remembers it: an address without
 * a look gets the last one. Gives the customization that is shown.
 */
export function useRememberedCustomization({
  address,
  draft,
  onDraft,
}: RememberedCustomizationOptions): IconCustomization {
  const navigate = useNavigate();
  const serialized = serializeCustomization(address.customization);
  const stored = useSyncExternalStore(neverChanges, recallCustomization, () => "");
  const shown = useMemo(
    () => draft?.customization ?? (serialized === "" ? (parseCustomization(stored) ?? {}) : address.customization),
    [draft, serialized, stored, address],
  );
  const wanted = serializeCustomization(shown);
  useEffect(() => {
    if (wanted === serialized) {
      if (draft && draft.seen.length > 1 && draft.seen.at(-1) === serialized)
        onDraft((latest) => latest && { customization: latest.customization, seen: [serialized] });
      return undefined;
    }
    if (draft?.seen.at(-1) === wanted) return undefined;
    const customization = parseCustomization(wanted) ?? {};
    const commit = () => {
      if (draft) {
        rememberCustomization(customization);
        onDraft((latest) => latest && { customization: latest.customization, seen: [...latest.seen, wanted] });
      }
      void navigate(formatAddress({ ...address, customization }), { replace: true, preventScrollReset: true });
    };
    const timer = setTimeout(commit, draft ? commitDelayMs : 0);
    return () => clearTimeout(timer);
  }, [address, draft, serialized, wanted, onDraft, navigate]);
  return shown;
}

/** Whoever keeps a look changes the address as well. */
const neverChanges = () => () => undefined;
