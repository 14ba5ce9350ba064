/** Where the calls about collections are. */
export const collectionsPath = "/siteApi/collections/v2";
