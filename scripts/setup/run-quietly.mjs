import { spawn } from "node:child_process";

/**
 * Runs a program to its end and keeps what it prints.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {import("node:child_process").SpawnOptions & { onStart?: (pid: number) => void }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(program, parameters, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
