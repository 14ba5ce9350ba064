import { runCli, type Cli } from "../../../src/platform/cli/run-cli.server.ts";

export interface CommandRun {
  code: number;
  output: string;
  errors: string;
}

/** Runs a command as `npm run` does, in this process: beside a running site, on its data folder. */
export async function runCommand(
  cli: Cli,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  const run = { output: "", errors: "" };
  const code = await runCli(cli, words, {
    environment: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent", ...environment },
    write: (text) => void (run.output += text),
    writeError: (text) => void (run.errors += text),
  });
  return { code, ...run };
}
