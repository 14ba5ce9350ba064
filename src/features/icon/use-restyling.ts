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

/** How icons are painted: changes show at once, and stand in the address a moment later, so that it can be shared. */
export function useRestyling(address: Address): [Restyling, (restyling: Restyling) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Restyling>();
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useRef<(restyling: Restyling) => void>(undefined);
  useEffect(() => {
    commit.current = (restyling) => {
      void navigate(printAddress({ ...address, restyling }), { replace: true, preventScrollReset: true });
      setDraft(undefined);
    };
  });
  useEffect(() => () => clearTimeout(timerRef.current), []);
  const restyle = useCallback((restyling: Restyling) => {
    setDraft(restyling);
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => commit.current?.(restyling), commitDelayMs);
  }, []);
  return [draft ?? address.restyling, restyle];
}
