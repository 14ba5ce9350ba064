/** The dialog in which many icons are made into one file, fetched when it is wanted. It needs the messages `selection`. */
export const loadBundleDialog = () => import("./bundle-dialog.tsx");
