/** `npm run build`: the pages, the command line and the client, unless the last build was made from the same sources. */
import { join } from "node:path";
import { buildPages } from "../setup/build-pages.mjs";
import { giveUp } from "../setup/fault.mjs";

try {
  await buildPages(join(import.meta.dirname, "../.."));
} catch (error) {
  giveUp(error);
}
