import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { IconLook } from "../../core/svg/icon-look.ts";
import { blankAddress, type Address } from "../../core/urls/address.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";
import { printLook } from "../../core/urls/look-in-address.ts";

const commitDelayMs = 250;

/** The address of the page that is shown. */
export function useAddress(): Address {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress(pathname + search)?.address ?? blankAddress("landing"), [pathname, search]);
}

/** What the person wished last, until the address says it too. */
interface Draft {
  look: IconLook;
  isCommitted: boolean;
}

/** How icons look: changes show at once, and stand in the address a moment later, so that it can be shared. */
export function useLook(address: Address): [IconLook, (look: IconLook) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>();
  const addressKey = printLook(address.look);
  const [knownKey, setKnownKey] = useState(addressKey);
  if (addressKey !== knownKey) {
    setKnownKey(addressKey);
    if (draft && (draft.isCommitted || printLook(draft.look) === addressKey)) setDraft(undefined);
  }
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commitRef = useRef<(look: IconLook) => void>(undefined);
  useEffect(() => {
    commitRef.current = (look) => {
      setDraft({ look, isCommitted: true });
      void navigate(printAddress({ ...address, look }), { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => () => clearTimeout(timerRef.current), []);
  const changeLook = useCallback((look: IconLook) => {
    setDraft({ look, isCommitted: false });
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => commitRef.current?.(look), commitDelayMs);
  }, []);
  return [draft?.look ?? address.look, changeLook];
}
