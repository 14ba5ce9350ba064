import { blankAddress } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";

/** The path of a collection's page. */
export const printCollectionPath = (apiCode: string): string =>
  printAddress({ ...blankAddress("collection"), collection: apiCode });

/** The address that others find a public collection at. */
export const printShareLink = (apiCode: string): string => new URL(printCollectionPath(apiCode), location.origin).href;
