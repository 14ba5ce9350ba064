import { ApiFailure } from "../../../browser/api-client.ts";
import { readUsedUp, type UsedUp } from "../../../browser/read-used-up.ts";
import { CannotExport, readRefusedParts, type DrawingPart } from "../../../core/formats/cannot-export.ts";

/** Why something could not be taken away, as far as a person can do something about it. */
export type DownloadProblem =
  | { kind: "cannot"; parts: readonly DrawingPart[] }
  | UsedUp
  | { kind: "limit" | "busy" | "offline" | "clipboard" | "failed" };

/** What to say about a failure of making, saving or copying a file. */
export function explainFailure(cause: unknown, isOnline: boolean): DownloadProblem {
  if (cause instanceof CannotExport) return { kind: "cannot", parts: cause.parts };
  if (cause instanceof ApiFailure) {
    if (cause.status === 403) return { kind: "limit" };
    if (cause.status === 429) return readUsedUp(cause) ?? { kind: "busy" };
    const parts = readRefusedParts(cause.message);
    return parts.length > 0 ? { kind: "cannot", parts } : { kind: "failed" };
  }
  // `fetch` has its own kind of error for connections; what is no error of ours is the clipboard's.
  if (cause instanceof TypeError) return { kind: isOnline ? "failed" : "offline" };
  const isClipboard = cause instanceof Error && (cause.name === "NotAllowedError" || cause.message === "NOT_SUPPORTED");
  return { kind: isClipboard ? "clipboard" : "failed" };
}
