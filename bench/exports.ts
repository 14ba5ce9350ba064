import { join } from "node:path";
import { createCatalogueHost } from "../src/features/catalogue/service.server.ts";
import { benchBundles } from "./exports/bundles.ts";
import { benchFirstFiles } from "./exports/first-file.ts";
import { pickSamples } from "./exports/pick-samples.ts";
import { benchPngRates } from "./exports/png-rates.ts";

/** Taking icons away: how quick, how much memory, and what searches notice of it. */
const dataDir = join(import.meta.dirname, "..", ".data");

const catalogue = createCatalogueHost({ dataDir, mainStyle: undefined });
await benchFirstFiles(pickSamples(catalogue, 100));
await benchPngRates(catalogue, pickSamples(catalogue, 4_000));
const bundled = pickSamples(catalogue, 1_000);
await catalogue.close();
await benchBundles(bundled);
