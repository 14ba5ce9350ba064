import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

/** Of JSON-RPC. */
const internalError = -32_603;

/** Passes messages between standard input and output and the MCP server of a site, until either side ends. */
export async function bridgeMcp(
  url: URL,
  { headers, note }: { headers: Record<string, string>; note: (text: string) => void },
) {
  const local = new StdioServerTransport();
  const remote = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    // Transports have no other way to be listened to.
    Object.assign(remote, { onclose: resolve });
  });
  Object.assign(remote, { onmessage: (message: Parameters<typeof local.send>[0]) => void local.send(message) });
  Object.assign(local, {
    onmessage: (message: Parameters<typeof remote.send>[0]) => {
      remote.send(message).catch(async (error: unknown) => {
        const text = `${url.origin}: ${(error as Error).message}`;
        note(text);
        // Whoever asked would wait for ever.
        if ("method" in message && "id" in message)
          await local.send({ jsonrpc: "2.0", id: message.id, error: { code: internalError, message: text } });
      });
    },
  });
  await remote.start();
  await local.start();
  await ended;
  await remote.close();
  await local.close();
}
