import { errorCodes } from "../../core/errors.ts";

/** The failures that a caller can meet, by status. */
export const failures = (
  ["invalid_input", "signed_out", "not_allowed", "not_found", "not_acceptable", "limit_reached", "unavailable"] as const
).map((code) => ({
  code,
  status: errorCodes[code],
}));
