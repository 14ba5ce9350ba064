import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from "@sentry/browser";
import type { ErrorReport } from "./contract.ts";
import { scrubEvent } from "./scrub-event.ts";

let client: BrowserClient | undefined;

/** One client of its own: nothing of the page is wrapped or watched. */
function open(dsn: string): BrowserClient {
  const opened = new BrowserClient({
    dsn,
    integrations: [],
    sendDefaultPii: false,
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: scrubEvent,
  });
  opened.init();
  return opened;
}

/** Tells Sentry of an error of ours. Where that is blocked, slow or broken, nobody notices. */
export function sendToSentry(dsn: string, cause: unknown, { kind, path }: Pick<ErrorReport, "kind" | "path">): void {
  client ??= open(dsn);
  const scope = new Scope();
  scope.setClient(client);
  scope.setTag("kind", kind);
  const request = { url: location.origin + path };
  client.captureException(
    cause,
    undefined,
    scope.addEventProcessor((event) => ({ ...event, request })),
  );
}
