/** Where the feed of new icons is, of all styles or of one. */
export const feedPath = (style?: string) => (style === undefined ? "/feeds/new.xml" : `/feeds/new/${style}.xml`);
