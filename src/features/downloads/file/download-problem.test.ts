import { expect, test } from "vitest";
import { ApiFailure } from "../../../browser/api-client.ts";
import { CannotExport } from "../../../core/formats/cannot-export.ts";
import { explainFailure } from "./download-problem.ts";

const refused = new CannotExport(["filter", "mask"]);

test.each([
  ["code that is printed here", refused],
  [
    "code that the server prints",
    new ApiFailure(400, { code: "invalid_input", message: `format: Flutter ${refused.message}` }),
  ],
])("%s names the unsupported features", (_, cause) => {
  expect(explainFailure(cause, true)).toEqual({ kind: "cannot", parts: ["filter", "mask"] });
});

test.each([
  [new ApiFailure(403, { code: "not_allowed" }), "limit"],
  [new ApiFailure(429), "busy"],
  [new ApiFailure(503), "failed"],
  [new ApiFailure(400, { code: "invalid_input", message: "format: this icon isn’t animated" }), "failed"],
  [new TypeError("Failed to fetch"), "failed"],
  [new Error("NOT_SUPPORTED"), "clipboard"],
  [new DOMException("no", "NotAllowedError"), "clipboard"],
  [new RangeError("?"), "failed"],
])("%o is %s", (cause, kind) => {
  expect(explainFailure(cause, true)).toEqual({ kind });
});

test("a used-up quota shows the date of its renewal where it is known", () => {
  const usedUp = { code: "limit_reached", metadata: { isUsedUp: true } };
  expect(explainFailure(new ApiFailure(429, usedUp), true)).toEqual({ kind: "usedUp" });
  const renewed = explainFailure(new ApiFailure(429, { ...usedUp, retryAfterSeconds: 86_400 }), true);
  expect(renewed).toEqual({ kind: "usedUp", renewsAt: expect.any(Date) as unknown });
});

test("a lost connection is reported as such", () => {
  expect(explainFailure(new TypeError("Failed to fetch"), false)).toEqual({ kind: "offline" });
});
