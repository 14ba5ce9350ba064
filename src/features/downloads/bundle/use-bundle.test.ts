import { expect, test } from "vitest";
import { ApiFailure } from "../../../browser/api-client.ts";
import { explain } from "./use-bundle.ts";

test.each([
  [new ApiFailure(403), true, "limit"],
  [new ApiFailure(413), true, "large"],
  [new ApiFailure(429), true, "busy"],
  [new ApiFailure(503), true, "busy"],
  [new ApiFailure(429, { metadata: { isUsedUp: true } }), true, "usedUp"],
  [new ApiFailure(400, { field: "formats" }), true, "nothing"],
  [new ApiFailure(400, { field: "icons" }), true, "nothing"],
  [new ApiFailure(400, { field: "name" }), true, "refused"],
  [new ApiFailure(500), true, "failed"],
  [new TypeError("network error"), false, "offline"],
  [new TypeError("network error"), true, "failed"],
])("%s (online: %s) shows %s", (cause, isOnline, problem) => {
  expect(explain(cause, isOnline)).toEqual({ kind: problem });
});
