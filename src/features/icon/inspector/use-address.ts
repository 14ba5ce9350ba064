import { useMemo } from "react";
import { useLocation } from "react-router";
import { blankAddress, type Address } from "../../../core/urls/address.ts";
import { parseAddress } from "../../../core/urls/parse-address.ts";

/** The address of the page that is shown. */
export function useAddress(): Address {
  const { pathname, search } = useLocation();
  return useMemo(() => parseAddress(pathname + search)?.address ?? blankAddress("landing"), [pathname, search]);
}
