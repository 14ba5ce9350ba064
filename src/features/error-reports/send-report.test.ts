import { describe, expect, it } from "vitest";
import { longestMessage, longestStack } from "./contract.ts";
import { describeError } from "./send-report.ts";

const page = { origin: "https://icons.example.com", pathname: "/icons/set/cloud" };
const describeCause = (cause: unknown) => describeError({ kind: "error", cause, page });

function failWith(message: string, { name = "TypeError", stack = "" } = {}): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe("an error report", () => {
  it("contains the message, the location in our code, and the page", () => {
    const stack = "TypeError: x is null\n    at run (https://icons.example.com/assets/root.js:1:2)";
    expect(describeCause(failWith("x is null", { stack }))).toEqual({
      kind: "error",
      message: "TypeError: x is null",
      stack: "TypeError: x is null\n    at run (/assets/root.js:1:2)",
      path: "/icons/set/cloud",
    });
  });

  it("fits the limit, however long the error", () => {
    const { message, stack } = describeCause(failWith("m".repeat(9999), { stack: "s".repeat(99_999) })) ?? {};
    expect([message?.length, stack?.length]).toEqual([longestMessage, longestStack]);
  });

  it("isn't sent for an aborted request, a server error, or code that isn't ours", () => {
    expect(describeCause(new DOMException("gone", "AbortError"))).toBeUndefined();
    expect(describeCause(failWith("Unexpected Server Error"))).toBeUndefined();
    expect(describeCause(failWith("x", { stack: "at chrome-extension://abc/content.js:1:1" }))).toBeUndefined();
    for (const cause of [undefined, null, "Script error.", 404]) expect(describeCause(cause)).toBeUndefined();
  });
});
