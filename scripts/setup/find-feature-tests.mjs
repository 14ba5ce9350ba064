import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Fault } from "./fault.mjs";

const journeys = "tests/e2e/";

/**
 * Finds the test files of one feature: those in its folders of every layer and of `tests/e2e`, and those below `tests` that
 * import from there or whose names begin with its name or with one of a folder inside, be it in the singular.
 *
 * @param {string} root
 * @param {string} name such as `search`, for `src/features/search` and `src/core/search`
 * @returns {{ unit: string[], journeys: string[] }} paths from the root, with slashes
 * @throws {Fault} when there is no folder of that name
 */
export function findFeatureTests(root, name) {
  const layers = listFolders(join(root, "src"));
  const folders = layers.map((layer) => `src/${layer}/${name}/`).filter((folder) => existsSync(join(root, folder)));
  if (folders.length === 0) {
    const names = layers.flatMap((layer) => listFolders(join(root, "src", layer)));
    throw new Fault(`Unknown feature ${name}. Features: ${[...new Set(names)].toSorted().join(", ")}.`);
  }
  const words = [name, ...folders.flatMap((folder) => listFolders(join(root, folder)))];
  const beginnings = words.flatMap((word) => [word, word.replace(/s$/, "")]);
  const concerns = (/** @type {string} */ path) =>
    [...folders, `${journeys}${name}/`].some((folder) => path.startsWith(folder)) ||
    (path.startsWith("tests/") &&
      (beginnings.some((word) => basename(path).startsWith(`${word}-`) || basename(path).startsWith(`${word}.`)) ||
        folders.some((folder) => readFileSync(join(root, path), "utf8").includes(folder))));
  const found = [...listTests(root, "src"), ...listTests(root, "tests")].filter(concerns);
  return {
    unit: found.filter((path) => !path.startsWith(journeys)),
    journeys: found.filter((path) => path.startsWith(journeys)),
  };
}

/** @param {string} folder */
const listFolders = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** @param {string} root @param {string} folder */
const listTests = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith("tests/after/"))
    .toSorted();
