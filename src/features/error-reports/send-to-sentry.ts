import { BrowserClient, defaultStackParser, makeFetchTransport, Scope, type ErrorEvent } from "@sentry/browser";
import { nameRelease, type ErrorReport } from "./contract.ts";
import { scrubEvent } from "./scrub-event.ts";

/** What this page was built as, which may be older than what the server is by now. */
// oxlint-disable-next-line no-underscore-dangle -- React Router calls it so
declare const __reactRouterManifest: { version: string };

let client: BrowserClient | undefined;

/** One client of its own: nothing of the page is wrapped or watched. */
function open(dsn: string): BrowserClient {
  const opened = new BrowserClient({
    dsn,
    // oxlint-disable-next-line no-underscore-dangle -- the same
    release: nameRelease(__reactRouterManifest.version),
    integrations: [],
    sendDefaultPii: false,
    sendClientReports: false,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event) => nameFiles(scrubEvent(event)),
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

/** Files are called the same wherever the site is. */
function nameFiles(event: ErrorEvent): ErrorEvent {
  for (const { stacktrace } of event.exception?.values ?? []) {
    for (const frame of stacktrace?.frames ?? [])
      if (frame.filename !== undefined) frame.filename = frame.filename.replace(location.origin, "app://");
  }
  return event;
}
