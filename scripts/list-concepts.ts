/**
 * Prints the concepts of the compiled catalogue, those that most styles draw first, for `scripts/meaning/distil.py`: concept,
 * number of styles, tags with commas between.
 */
import { resolve } from "node:path";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";

const folder = findCurrentSnapshot(resolve(import.meta.dirname, "../.data"));
if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
const opened = openCatalogue(folder);
const { catalogue } = opened;
for (const { commonName, styleCount } of catalogue.listConcepts(Infinity)) {
  const [best] = catalogue.listByConcept(commonName);
  process.stdout.write(`${commonName}\t${styleCount}\t${best === undefined ? "" : catalogue.tags(best).join(",")}\n`);
}
opened.close();
