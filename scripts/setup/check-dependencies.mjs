import { runQuietly } from "./run-quietly.mjs";

/** A registry that is away answers late or not at all. */
const longestMs = 60_000;

/**
 * Asks the registry whether faults are known in what the site runs on, and whether it has signed that.
 *
 * @param {string} root
 * @returns {Promise<{ name: string, outcome: "passed" | "failed" | "unknown", text: string }[]>} unknown where nobody
 *   answers: that is no fault of the change that is tested
 */
export async function checkDependencies(root) {
  const [advisories, signatures] = await Promise.all([
    ask(root, ["audit", "--omit=dev", "--audit-level=high", "--json"]),
    ask(root, ["audit", "signatures", "--omit=dev", "--json"]),
  ]);
  return [judgeAdvisories(advisories), judgeSignatures(signatures)];
}

/** @param {string} output what `npm audit --json` printed */
export function judgeAdvisories(output) {
  const name = "audit";
  const { vulnerabilities, metadata } = readJson(output);
  if (!isObject(vulnerabilities) || !isObject(metadata)) return unknown(name);
  const severe = Object.entries(vulnerabilities)
    .filter(([, found]) => ["high", "critical"].includes(found?.severity))
    .map(([title, { severity }]) => `${title} (${severity})`);
  return severe.length === 0
    ? { name, outcome: /** @type {const} */ ("passed"), text: "" }
    : { name, outcome: /** @type {const} */ ("failed"), text: `Known vulnerabilities: ${severe.join(", ")}` };
}

/** @param {string} output what `npm audit signatures --json` printed */
export function judgeSignatures(output) {
  const name = "signatures";
  const { invalid, missing } = readJson(output);
  if (!Array.isArray(invalid) || !Array.isArray(missing)) return unknown(name);
  const wrong = invalid.map((found) => `${found?.name}@${found?.version}`);
  return wrong.length === 0
    ? { name, outcome: /** @type {const} */ ("passed"), text: "" }
    : { name, outcome: /** @type {const} */ ("failed"), text: `Signatures don’t match: ${wrong.join(", ")}` };
}

/** @param {string} name */
const unknown = (name) => ({
  name,
  outcome: /** @type {const} */ ("unknown"),
  text: "not checked: the registry doesn’t respond",
});

/** @param {string} root @param {string[]} parameters */
async function ask(root, parameters) {
  const options = { cwd: root, shell: process.platform === "win32", timeout: longestMs };
  const { output } = await runQuietly("npm", parameters, options).catch(() => ({ output: "" }));
  return output;
}

/** Lines of npm may stand around it. @param {string} output @returns {Record<string, any>} */
function readJson(output) {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1));
  } catch {
    return {};
  }
}

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null;
