import type { CallToolResult, ContentBlock, McpServer } from "@modelcontextprotocol/server";
import type { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import { demandScope, type KeyScope } from "../../../core/people/api-key-scopes.ts";
import type { Viewer } from "../../../core/people/viewer.ts";
import type { Log } from "../../../platform/log.server.ts";

/** What a tool answers: the same for those who read and for programs. */
export interface ToolAnswer {
  text: string;
  structured: Record<string, unknown>;
  /** PNG */
  sheet?: Buffer | undefined;
  files?: ContentBlock[];
}

export interface ToolDescription<Input extends z.ZodObject, Output extends z.ZodObject> {
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** What an API key needs, where one is given. */
  scope: KeyScope;
  /** Without it, the tool changes nothing. */
  changes?: "adds" | "removes";
}

/**
 * Adds a tool to a server. What it cannot do, it says in its answer, so that an assistant can do better; what nobody expects
 * is logged, and not told.
 */
export function addTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { server, asker, log }: { server: McpServer; asker: { viewer: Viewer }; log: Log },
  name: string,
  { title, description, input, output, scope, changes }: ToolDescription<Input, Output>,
  work: (given: z.infer<Input>) => Promise<ToolAnswer>,
): void {
  const annotations = {
    readOnlyHint: changes === undefined,
    destructiveHint: changes === "removes",
    idempotentHint: changes !== "adds",
    openWorldHint: false,
  };
  const config = { title, description, inputSchema: input, outputSchema: output, annotations };
  const answer = async (given: unknown): Promise<CallToolResult> => {
    try {
      demandScope(asker.viewer, scope);
      return formatAnswer(await work(given as z.infer<Input>));
    } catch (error) {
      if (error instanceof AppError) return formatFailure(error.message);
      log.error({ err: error }, `The MCP tool ${name} failed`);
      return formatFailure("Something went wrong here. Try again later.");
    }
  };
  // The schemas are those of the description: the SDK would have them known to the letter.
  (
    server.registerTool as (
      name: string,
      config: object,
      answer: (given: unknown) => Promise<CallToolResult>,
    ) => unknown
  )(name, config, answer);
}

function formatAnswer({ text, structured, sheet, files = [] }: ToolAnswer): CallToolResult {
  return {
    content: [
      { type: "text", text },
      ...(sheet ? [{ type: "image" as const, data: sheet.toString("base64"), mimeType: "image/png" }] : []),
      ...files,
    ],
    structuredContent: structured,
  };
}

const formatFailure = (text: string): CallToolResult => ({ isError: true, content: [{ type: "text", text }] });
