/** Something the person at the terminal can mend: shown as its message alone, without a stack. */
export class Fault extends Error {}

/** @type {[RegExp, string][]} */
const knownCauses = [
  [/ENOSPC|EDQUOT|no space left on device/i, "the disk is full"],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/,
    "no connection to the package registry",
  ],
  [/EACCES|EPERM|EROFS/, "this folder isn’t writable"],
];

/**
 * @param {string} output what a failed program printed
 * @returns {string | undefined} its likely cause in a few words
 */
export function explainOutput(output) {
  return knownCauses.find(([pattern]) => pattern.test(output))?.[1];
}

/**
 * Prints what went wrong and ends the process: one line for a fault, everything for a defect.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function giveUp(error) {
  process.stderr.write(
    error instanceof Fault ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
