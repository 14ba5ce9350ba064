import { api, cacheRules } from "../../browser/api-client.ts";
import { configurationPath, type PublicConfiguration } from "../configuration/contract.ts";
import { longestMessage, longestPath, longestStack, reportPath, type ErrorReport } from "./contract.ts";

/** A page that fails again and again says so only that often. */
const mostReports = 10;

const sent = new Set<string>();

/** Sends an error of ours to the server, each once. */
export function sendReport(kind: ErrorReport["kind"], cause: unknown): void {
  const report = describeError({ kind, cause, page: location });
  const key = report && `${report.message}\n${report.stack ?? ""}`;
  if (!report || key === undefined || sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: "application/json" }));
  reportToSentry(cause, report).catch(() => undefined);
}

/** Only where the site has it; what does that is fetched with the first error. */
async function reportToSentry(cause: unknown, report: ErrorReport): Promise<void> {
  const configuration = await api.find<PublicConfiguration>(configurationPath, { cache: cacheRules.catalogue });
  const dsn = configuration?.sentryDsn;
  if (!dsn) return;
  const { sendToSentry } = await import("./send-to-sentry.ts");
  sendToSentry(dsn, cause, report);
}

/**
 * What is sent about an error; undefined for those that are not ours: requests that were aborted on purpose, failures
 * the server knows already, and the code of browser extensions and other sites.
 */
export function describeError(failed: {
  kind: ErrorReport["kind"];
  cause: unknown;
  page: Pick<Location, "origin" | "pathname">;
}): ErrorReport | undefined {
  const { kind, cause, page } = failed;
  if (!(cause instanceof Error) || cause.name === "AbortError") return undefined;
  const stack = cause.stack?.replaceAll(page.origin, "").slice(0, longestStack);
  if (/\b[a-z]+-extension:\/\//.test(stack ?? "") || cause.message === "Unexpected Server Error") return undefined;
  return {
    kind,
    message: `${cause.name}: ${cause.message}`.slice(0, longestMessage),
    ...(stack === undefined ? {} : { stack }),
    path: page.pathname.slice(0, longestPath),
  };
}
