export { fetchIconDetails, findIconDetails, useIconDetails } from "./use-icon-details.ts";
