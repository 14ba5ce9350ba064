import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What arrived: the header of the envelope, and its items with theirs. */
export interface ReceivedEnvelope {
  path: string;
  header: Record<string, unknown>;
  items: { header: { type: string }; payload: Record<string, unknown> }[];
}

/** A server that takes Sentry's envelopes and reads them; `answer` makes it slow or strange. */
export async function startEnvelopeSink(answer: "well" | "never" | "garbage" = "well"): Promise<{
  dsn: string;
  envelopes: ReceivedEnvelope[];
  close: () => void;
}> {
  const envelopes: ReceivedEnvelope[] = [];
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => void parts.push(part));
    request.on("end", () => {
      if (request.method === "POST") envelopes.push(readEnvelope(request.url ?? "", Buffer.concat(parts).toString()));
      if (answer === "well") response.end("{}");
      if (answer === "garbage") response.writeHead(200, { "x-sentry-rate-limits": "<b>,;;:" }).end("\0<garbage>");
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/42`,
    envelopes,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** https://develop.sentry.dev/sdk/data-model/envelopes/ */
function readEnvelope(path: string, body: string): ReceivedEnvelope {
  const [header = "", ...lines] = body.split("\n");
  const items: ReceivedEnvelope["items"] = [];
  for (let index = 0; index + 1 < lines.length; index += 2) {
    items.push({
      header: JSON.parse(lines[index]!) as { type: string },
      payload: JSON.parse(lines[index + 1]!) as Record<string, unknown>,
    });
  }
  return { path, header: JSON.parse(header) as Record<string, unknown>, items };
}
