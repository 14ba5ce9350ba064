import { readGridLook } from "../../../browser/grid-customization.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { printAddress } from "../../../core/urls/address-grammar.ts";

/** The path of a collection's page, which shows it as icons look here. */
export const printCollectionPath = (apiCode: string): string =>
  printAddress({ ...blankAddress("collection"), collection: apiCode, look: readGridLook() });

/** The address that others find a public collection at, and see it as it looks here. */
export const printShareLink = (apiCode: string): string => new URL(printCollectionPath(apiCode), location.origin).href;
