/**
 * Runs before npm scripts: ends with one sentence where Node is too old. On systems that the project brings no Node for, that of
 * the machine runs them.
 */
const oldestMajor = 24;

if (Number.parseInt(process.versions.node, 10) < oldestMajor) {
  process.stderr.write(
    `Node.js ${oldestMajor} or newer is required; this is ${process.versions.node}. Run \`npm ci\` to get it on Linux and Windows, or install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}
