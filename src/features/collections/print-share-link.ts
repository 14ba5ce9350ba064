import { blankAddress } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";

/** The address that others find a public collection at. */
export const printShareLink = (apiCode: string): string =>
  new URL(printAddress({ ...blankAddress("collection"), collection: apiCode }), location.origin).href;
