import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { StoredCollection } from "../store/collections-state.ts";

/**
 * Moves the page of one's own collection to the address that it has now: it gets another one when it is no longer public,
 * here, in another tab or elsewhere, and earlier ones still lead to it.
 *
 * @param code in the address
 * @param broughtCode what the server called it when the page was asked for
 */
export function useCurrentAddress(options: {
  code: string;
  initialCode: string | undefined;
  collection: StoredCollection | undefined;
}): void {
  const { code, initialCode, collection } = options;
  const current = collection?.apiCode;
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  /** The code of the page for which the collection has been seen. */
  const seenCode = useRef<string>(undefined);
  useEffect(() => {
    if (current === undefined) return;
    if (current === code) {
      seenCode.current = code;
      return;
    }
    // What was known before the page came is older than the page.
    if (initialCode === code && seenCode.current !== code) return;
    const to = { pathname: pathname.replace(code, current), search, hash };
    if (to.pathname !== pathname) void navigate(to, { replace: true, preventScrollReset: true });
  }, [current, code, initialCode, pathname, search, hash, navigate]);
}
