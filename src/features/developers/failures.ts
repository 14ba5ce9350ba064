import { errorCodes } from "../../core/errors.ts";

/** The failures that a caller can meet, by status. */
export const failures = (["invalid_input", "not_allowed", "not_found", "unavailable"] as const).map((code) => ({
  code,
  status: errorCodes[code],
}));
