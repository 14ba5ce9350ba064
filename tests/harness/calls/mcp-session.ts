import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect } from "vitest";
import { mcpPath } from "../../../src/features/mcp/contract.ts";

export type McpContent = { type: string; text?: string; data?: string; mimeType?: string }[];

/** The official client, connected to a site by Streamable HTTP. */
export interface McpSession {
  client: Client;
  /** Uses a tool, which must not refuse. */
  use(name: string, given: object): Promise<{ structured: unknown; content: McpContent }>;
  /** Uses a tool, which must refuse; returns what it says. */
  readRefusal(name: string, given: object): Promise<string>;
}

/** @param origin where the site listens */
export async function openMcpSession(origin: string, headers: Record<string, string> = {}): Promise<McpSession> {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpPath, origin), { requestInit: { headers } }));
  const call = async (name: string, given: object) => {
    const answer = await client.callTool({ name, arguments: { ...given } });
    return { ...answer, content: answer.content as McpContent };
  };
  return {
    client,
    async use(name, given) {
      const { content, structuredContent, isError } = await call(name, given);
      expect(isError, JSON.stringify(content)).not.toBe(true);
      return { structured: structuredContent, content };
    },
    async readRefusal(name, given) {
      const { content, isError } = await call(name, given);
      expect(isError, name).toBe(true);
      return content[0]?.text ?? "";
    },
  };
}
