import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPages } from "../scripts/setup/build-pages.mjs";
import { giveUp } from "../scripts/setup/fault.mjs";
import { prepareCatalogue } from "../scripts/setup/prepare-catalogue.mjs";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { benchCrawl } from "./servers/crawl.ts";
import { benchDoors } from "./servers/doors.ts";
import { benchFelt } from "./servers/felt.ts";
import { benchHttp } from "./servers/http.ts";
import { benchLighthouse } from "./servers/lighthouse.ts";
import { benchOverload, overloadParts } from "./servers/overload.ts";
import { benchJourneys } from "./servers/play-journeys.ts";
import { benchPages } from "./servers/pages.ts";
import { benchPublishing } from "./servers/publish.ts";
import { benchSets } from "./servers/sets.ts";
import { describeMachine } from "./measure/report.ts";
import { benchStandstill } from "./standstill.ts";

/**
 * `npm run bench -- [search] [relevance] [pictures] [meaning] [filters] [twins] [autocomplete] [http] [doors] [sets] [pages] [crawl] [overload] [standstill] [publish] [exports] [lighthouse] [felt] [journeys]`: our figures beside those of other programs on the same icons, in one
 * run and without a network. `npm run bench overload -- --part=polite` runs one part of it. `npm run bench relevance -- --ours --failures tune` asks only ours and names the searches that are answered badly.
 */
const root = resolve(import.meta.dirname, "..");
const dataDir = join(root, ".data");

interface Part {
  run: () => Promise<void>;
  /** It asks the site as it is served, which has to be built. */
  needsPages: boolean;
}

const parts: Readonly<Record<string, Part>> = {
  search: { run: () => runAlone("search.ts"), needsPages: false },
  relevance: { run: () => runAlone("relevance.ts", listRelevanceOptions()), needsPages: false },
  pictures: {
    run: () => runAlone("pictures.ts", options.sample ? [`--sample=${options.sample}`] : []),
    needsPages: true,
  },
  meaning: { run: () => runAlone("meaning.ts"), needsPages: false },
  filters: { run: () => runAlone("filters.ts"), needsPages: false },
  twins: { run: () => runAlone("twins.ts"), needsPages: false },
  autocomplete: { run: () => runAlone("autocomplete.ts"), needsPages: false },
  http: { run: () => runBeside(benchHttp), needsPages: true },
  doors: { run: () => runBeside(benchDoors), needsPages: true },
  sets: { run: benchSets, needsPages: true },
  pages: { run: benchPages, needsPages: true },
  crawl: { run: benchCrawl, needsPages: true },
  overload: { run: () => benchOverload(options.part), needsPages: true },
  standstill: { run: benchStandstill, needsPages: true },
  publish: { run: benchPublishing, needsPages: true },
  exports: { run: () => runAlone("exports.ts"), needsPages: true },
  lighthouse: { run: benchLighthouse, needsPages: true },
  felt: { run: benchFelt, needsPages: true },
  journeys: { run: () => benchJourneys(options.site), needsPages: true },
};

const usage = `npm run bench -- [benchmark …] [options]

Benchmarks: ${Object.keys(parts).join(", ")}. Without a name, all of them run.

  --part=<name>       overload: run one part (${overloadParts.join(", ")})
  --sample=<icons>    pictures: use that many icons
  --site=<url>        journeys: play them on a site that runs already
  --ours              relevance: measure Iconarium only
  --failures <split>  relevance: list the queries of a split with poor results
`;

const { positionals: wanted, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    failures: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
    ours: { type: "boolean", default: false },
    part: { type: "string" },
    sample: { type: "string" },
    site: { type: "string" },
  },
});
if (options.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const unknown = wanted.filter((name) => !(name in parts));
if (options.part !== undefined && !overloadParts.includes(options.part)) {
  process.stderr.write(`Unknown overload part ${options.part}. Parts: ${overloadParts.join(", ")}.\n`);
  process.exit(1);
}
if (unknown.length > 0) {
  process.stderr.write(`Unknown benchmark ${unknown.join(", ")}. Benchmarks: ${Object.keys(parts).join(", ")}.\n`);
  process.exit(1);
}

try {
  const chosen = Object.entries(parts).flatMap(([name, part]) =>
    wanted.length === 0 || wanted.includes(name) ? [part] : [],
  );
  const needsPages = chosen.some((part) => part.needsPages);
  await Promise.all([needsPages && buildPages(root), prepareCatalogue({ dataDir })]);
  process.stdout.write(`${describeMachine()}\n`);
  for (const { run } of chosen) await run();
} catch (error) {
  giveUp(error);
}

function listRelevanceOptions(): string[] {
  const { failures, ours } = options;
  return [failures === undefined ? [] : [`--failures=${failures}`], ours ? ["--ours"] : []].flat();
}

/** In a process of its own, so that no other benchmark's memory is counted. */
function runAlone(file: string, args: readonly string[] = []): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--expose-gc", join(root, "bench", file), ...args], {
      cwd: root,
      stdio: "inherit",
    });
    child.on("exit", (code) => (code === 0 ? done() : fail(new Error(`bench/${file} exited with ${code}`))));
  });
}

/** Both servers get the icon sets that the compiled catalogue has. */
async function runBeside(bench: (prefixes: readonly string[]) => Promise<void>): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const prefixes = opened.catalogue.sets.map(({ prefix }) => prefix);
  opened.close();
  await bench(prefixes);
}
