import { readGridCustomization } from "../../../browser/grid-customization.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";

/** The path of a collection's page, which shows it as icons look here. */
export const formatCollectionPath = (apiCode: string): string =>
  formatAddress({ ...blankAddress("collection"), collection: apiCode, customization: readGridCustomization() });

/** The address that others find a public collection at, and see it as it looks here. */
export const formatShareLink = (apiCode: string): string =>
  new URL(formatCollectionPath(apiCode), location.origin).href;
