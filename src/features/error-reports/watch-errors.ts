import type { ErrorReport } from "./contract.ts";

/** Reports whatever goes wrong in this browser and is caught by nobody; what sends the reports is fetched at the first. */
export function watchErrors(): void {
  addEventListener("error", ({ error }) => reportError("error", error));
  addEventListener("unhandledrejection", ({ reason }) => reportError("rejection", reason));
}

export function reportError(kind: ErrorReport["kind"], cause: unknown): void {
  void import("./send-report.ts").then(
    ({ sendReport }) => sendReport(kind, cause),
    // Without a connection nothing can be reported.
    () => undefined,
  );
}
