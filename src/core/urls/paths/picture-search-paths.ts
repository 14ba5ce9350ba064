/** Where icons are searched by an image. */
export const pictureSearchPage = "/icons/search-by-image";

/** Behind it: the page opens with an empty canvas. */
export const sketchHash = "#sketch";
