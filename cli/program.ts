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
import { exitCodes, Failure } from "./failure.ts";

export function createProgram(surroundings: Surroundings): Command {
  const program = new Command("iconarium")
    .description("Icons in your project, from the command line")
    .version(surroundings.version)
    .exitOverride()
    .configureOutput({ writeOut: surroundings.print, writeErr: (text) => surroundings.note(text.trimEnd()) });
  for (const add of [addSearch, addShow, addAdd, addPull, addSwap, addMcp, addLogin]) add(program, surroundings);
  // `iconarium complete bash|zsh|fish` prints what a shell needs.
  tab(program);
  return program;
}

/** Runs one command. @returns what to exit with */
export async function runProgram(args: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await createProgram(surroundings).parseAsync(args, { from: "user" });
    return exitCodes.done;
  } catch (error) {
    // Commander has said it.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    if (!(error instanceof Failure)) throw error;
    surroundings.note(error.message);
    return error.exitCode;
  }
}
