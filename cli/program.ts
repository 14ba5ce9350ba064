import tab from "@bomb.sh/tab/commander";
import { Command, CommanderError } from "commander";
import { addAdd } from "./commands/add.ts";
import type { Surroundings } from "./commands/command.ts";
import { addLogin } from "./commands/login.ts";
import { addMcp } from "./commands/mcp.ts";
import { addPull } from "./commands/pull.ts";
import { addSearch } from "./commands/search.ts";
import { addShow } from "./commands/show.ts";
import { addSwap } from "./commands/swap.ts";
import { exitCodes, Failure, type FailureKind } from "./failure.ts";

/** @param wantsJson whether errors are JSON, too: one line such as `{"error":"…","exitCode":3}` */
function createProgram(surroundings: Surroundings, wantsJson: boolean): Command {
  const program = new Command("iconarium")
    .description("Icons in your project, from the command line")
    .version(surroundings.version)
    .exitOverride()
    .configureOutput({
      writeOut: surroundings.print,
      writeErr: (text) => surroundings.note(text.trimEnd()),
      outputError: (text, write) => write(wantsJson ? formatError(text.replace(/^error: /, ""), "usage") : text),
    });
  for (const add of [addSearch, addShow, addAdd, addPull, addSwap, addMcp, addLogin]) add(program, surroundings);
  // `iconarium complete bash|zsh|fish` prints what a shell needs.
  tab(program);
  return program;
}

/** Runs one command. @returns what to exit with */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const wantsJson = args.includes("--json");
  try {
    await createProgram(surroundings, wantsJson).parseAsync(args, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    // Commander has said it.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (!(error instanceof Failure)) throw error;
    surroundings.note(wantsJson ? formatError(error.message, error.kind) : error.message);
    return exitCodes[error.kind];
  }
}

const formatError = (text: string, kind: FailureKind) =>
  JSON.stringify({ error: text.trimEnd(), exitCode: exitCodes[kind] });
