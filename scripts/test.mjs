/**
 * `npm test`: everything that must hold before a change is merged, from a fresh clone, on the parts the project brings along.
 * Ends with the line `N passed, N failed`; a static check counts as one test. `npm test -- search` runs the tests of that
 * feature only. `npm run test:soak` (`test.mjs --soak`) is for what takes long instead: those tests that `npm test` makes on
 * a sample, on all that there is. `npm run test:cluster` (`test.mjs --cluster`) has several servers of everything, and kills
 * some of them: it installs nothing, and skips and counts what has no program here.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { buildPages } from "./setup/build-pages.mjs";
import { checkDependencies } from "./setup/check-dependencies.mjs";
import { giveUp } from "./setup/fault.mjs";
import { ensureBrowser } from "./setup/find-browser.mjs";
import { findFeatureTests } from "./setup/find-feature-tests.mjs";
import { ensurePostgres, findPostgres } from "./setup/find-postgres.mjs";
import { ensurePrograms } from "./setup/find-programs.mjs";
import { buildS3Server, reportS3Server } from "./setup/find-s3-server.mjs";
import { ensurePackages } from "./setup/install-packages.mjs";
import { continueOnPinnedNode } from "./setup/pinned-node.mjs";
import { prepareCatalogue } from "./setup/prepare-catalogue.mjs";
import { runQuietly } from "./setup/run-quietly.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, ".cache", "test");
const staticChecks = ["lint", "format:check", "types", "unused"];
/** All of them take as long as everything else together: of each file this makes the first one, and every tenth. */
const sampledJourneys = "10";
const total = { passed: 0, failed: 0, skipped: 0 };
const wished = process.argv.slice(2);
const isSoak = wished[0] === "--soak";
const isCluster = wished[0] === "--cluster";
process.chdir(root);
if (!process.stdout.isTTY) process.env.NO_COLOR = "1";

try {
  const features = isSoak || isCluster ? [] : wished.map((name) => findFeatureTests(root, name));
  await ensurePackages(root);
  await continueOnPinnedNode(root);
  if (isCluster) {
    await runCluster();
    finish();
  }
  process.env.CHROME_PATH = await ensureBrowser();
  await ensurePrograms();
  await ensurePostgres();
  if (isSoak) await buildS3Server();
  reportS3Server();
  const catalogue = prepareCatalogue({ dataDir: join(root, ".data") });
  if (isSoak) {
    await Promise.all([catalogue, buildPages(root)]);
    await runSuite(["soak"]);
    await runSuite(["soak-browser"]);
  } else if (features.length > 0) {
    await Promise.all([catalogue, buildPages(root)]);
    await runFiles(["unit", "unit-isolated"], [...new Set(features.flatMap(({ unit }) => unit))]);
    await runFiles(["browser"], [...new Set(features.flatMap(({ journeys }) => journeys))]);
  } else {
    await Promise.all([catalogue, buildPages(root)]);
    await Promise.all(staticChecks.map(runStaticCheck));
    await checkPackages();
    // What earlier runs saw says nothing about this one.
    rmSync(join(root, ".cache", "answers"), { recursive: true, force: true });
    await runSuite(["unit", "unit-isolated"]);
    await runSuite(["after"]);
    process.env.EVERY_JOURNEY ??= sampledJourneys;
    await runSuite(["browser"]);
  }
} catch (error) {
  giveUp(error);
}
finish();

/** @returns {never} */
function finish() {
  const skipped = isCluster ? `, ${total.skipped} skipped` : "";
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
  process.exit(total.failed === 0 ? 0 : 1);
}

async function runCluster() {
  if (findPostgres() === undefined)
    process.stdout.write(
      "Skipped: PostgreSQL with a standby. Install PostgreSQL (Debian: apt-get install postgresql).\n",
    );
  await prepareCatalogue({ dataDir: join(root, ".data") });
  await runSuite(["cluster"]);
}

/** @param {string} name */
async function runStaticCheck(name) {
  const { code, output } = await runQuietly("npm", ["run", "--silent", name], {
    cwd: root,
    shell: process.platform === "win32",
  });
  total[code === 0 ? "passed" : "failed"] += 1;
  process.stdout.write(code === 0 ? `✓ ${name}\n` : `✗ ${name}\n${output.trim()}\n`);
}

async function checkPackages() {
  for (const { name, outcome, text } of await checkDependencies(root)) {
    if (outcome !== "unknown") total[outcome] += 1;
    process.stdout.write(
      outcome === "passed" ? `✓ ${name}\n` : `${outcome === "failed" ? "✗" : "–"} ${name}\n${text}\n`,
    );
  }
}

/** @param {string[]} projects @param {string[]} files none are needed */
async function runFiles(projects, files) {
  if (files.length === 0) return;
  process.stdout.write(`${files.join("\n")}\n`);
  await runSuite(projects, files);
}

/** @param {string[]} projects of `vitest.config.ts` @param {string[]} [files] all without them */
async function runSuite(projects, files = []) {
  const report = join(reports, `${projects[0]}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  const parameters = [
    "run",
    ...files,
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const code = await new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, ...parameters], { stdio: ["ignore", "inherit", "inherit"] });
    child.on("exit", resolve);
  });
  const counts = readCounts(report);
  total.passed += counts.passed;
  total.skipped += counts.skipped;
  // A suite that broke before its tests ran has no failed test to show for it.
  total.failed += code === 0 ? counts.failed : Math.max(1, counts.failed);
}

/** @param {string} report */
function readCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests), skipped: Number(numPendingTests) };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
