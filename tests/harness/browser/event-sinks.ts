import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

interface ReceivedEvent {
  event: string;
  properties: Record<string, unknown>;
}

const container = "GTM-TEST123";
/** What Google's container is to a page: it says that it is there. */
const tags = `window.google_tag_manager = { "${container}": {} };`;

/** A server that takes events as PostHog does, and serves what runs tags. */
export async function startEventSinks() {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    if (request.method !== "POST") {
      response.writeHead(200, { "content-type": "text/javascript" }).end(tags);
      return;
    }
    const receive = async () => {
      received.push(...((await json(request)) as { batch: ReceivedEvent[] }).batch);
      response.end("{}");
    };
    void receive();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    received,
    environment: { POSTHOG_KEY: "phc_test", POSTHOG_HOST: url, TAG_MANAGER_ID: container, TAG_MANAGER_URL: url },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
