import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { blankAddress, type Address, type Restyling } from "../../core/urls/address.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";

const commitDelayMs = 250;

/** The address of the page that is shown. */
export function useAddress(): Address {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress(pathname + search)?.address ?? blankAddress("landing"), [pathname, search]);
}

/** What the person wished last, until the address says it too. */
interface Draft {
  restyling: Restyling;
  isCommitted: boolean;
}

/** How icons are painted: changes show at once, and stand in the address a moment later, so that it can be shared. */
export function useRestyling(address: Address): [Restyling, (restyling: Restyling) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>();
  const addressKey = keyOf(address.restyling);
  const [knownKey, setKnownKey] = useState(addressKey);
  if (addressKey !== knownKey) {
    setKnownKey(addressKey);
    if (draft && (draft.isCommitted || keyOf(draft.restyling) === addressKey)) setDraft(undefined);
  }
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commitRef = useRef<(restyling: Restyling) => void>(undefined);
  useEffect(() => {
    commitRef.current = (restyling) => {
      setDraft({ restyling, isCommitted: true });
      void navigate(printAddress({ ...address, restyling }), { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => () => clearTimeout(timerRef.current), []);
  const restyle = useCallback((restyling: Restyling) => {
    setDraft({ restyling, isCommitted: false });
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => commitRef.current?.(restyling), commitDelayMs);
  }, []);
  return [draft?.restyling ?? address.restyling, restyle];
}

function keyOf({ color, size, stroke }: Restyling): string {
  return [color, size, stroke].join(" ");
}
