import type { CompiledMessage, MessagePart } from "./format.ts";

/** What a message takes, as `kind:name`, sorted; a plural takes what a number takes. Two texts of one message take the same. */
export function listPlaceholders(message: CompiledMessage): string[] {
  const found = new Set<string>();
  collectFrom(message, found);
  return [...found].toSorted();
}

function collectFrom(message: CompiledMessage, found: Set<string>): void {
  if (typeof message === "string") return;
  for (const part of message) collectFromPart(part, found);
}

function collectFromPart(part: MessagePart, found: Set<string>): void {
  if (typeof part === "string" || part === 0) return;
  const [kind, name, content] = part;
  found.add(`${kind === "plural" ? "number" : kind}:${name}`);
  if (kind === "tag") collectFrom(content, found);
  else if (kind !== "value" && kind !== "number")
    for (const option of Object.values(content)) collectFrom(option, found);
}
