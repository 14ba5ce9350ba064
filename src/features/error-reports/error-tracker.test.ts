import { describe, expect, it, onTestFinished } from "vitest";
import { startEnvelopeSink } from "../../../tests/harness/browser/envelope-sink.ts";
import { createLog } from "../../platform/log.server.ts";
import { createErrorTracker } from "./error-tracker.server.ts";

const secret = "v9Zk3mQ0Jb7Lr2Xw8Tn5Yc1Hs6Df4Ga0Pe3Uo7Ki2Vx";

async function open(answer?: "well" | "never" | "garbage") {
  const sink = await startEnvelopeSink(answer);
  onTestFinished(() => sink.close());
  const tracker = createErrorTracker({ dsn: sink.dsn, environment: "test" });
  return { ...sink, tracker };
}

function failWith(message: string, cause?: unknown): Error {
  return new Error(message, { cause });
}

describe("Sentry", () => {
  it("receives logged errors: message, and location in the code", async () => {
    const { tracker, envelopes } = await open();
    tracker.report(failWith("No row for anna@example.com", failWith("the cause")), {
      message: "request failed",
      method: "POST",
      url: `/icons/join/${secret}?email=anna@example.com`,
    });
    await tracker.close();
    expect(envelopes).toHaveLength(1);
    const [{ path, items }] = envelopes as [(typeof envelopes)[0]];
    expect(path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=0123456789abcdef/);
    const [event] = items.filter(({ header }) => header.type === "event").map(({ payload }) => payload);
    expect(event).toMatchObject({
      level: "error",
      environment: "test",
      platform: "node",
      tags: { log: "request failed" },
      request: { method: "POST", url: "/icons/join/[token]" },
    });
    const { values } = event!["exception"] as {
      values: { value: string; stacktrace: { frames: { filename: string }[] } }[];
    };
    expect(values.at(-1)).toMatchObject({ value: "No row for [address]" });
    expect(values.at(-1)!.stacktrace.frames.at(-1)!.filename).toBe(
      "app:///src/features/error-reports/error-tracker.test.ts",
    );
  });

  it("receives no personal data", async () => {
    const { tracker, envelopes } = await open();
    tracker.report(failWith(`token ${secret} of anna@example.com`), {
      message: "page failed",
      url: `/icons/account?token=${secret}#anna@example.com`,
    });
    await tracker.close();
    const serialized = JSON.stringify(envelopes);
    expect(serialized).toContain("[token]");
    for (const word of [secret, "anna", "cookie", "user-agent", "server_name", "ip_address", process.cwd()])
      expect(serialized, word).not.toContain(word);
  });

  it("receives log entries of level error, and nothing less", async () => {
    const { tracker, envelopes } = await open();
    const log = createLog("error", tracker.report);
    log.warn({ err: failWith("a warning") }, "not so bad");
    log.error("without an error");
    log.child({ reqId: "1" }).error({ err: failWith("an error"), method: "GET", url: "/icons" }, "request failed");
    await tracker.close();
    const events = envelopes.flatMap(({ items }) => items.filter(({ header }) => header.type === "event"));
    expect(events).toHaveLength(1);
    expect(JSON.stringify(events)).toContain("an error");
  });

  it("is optional: with any or no response, nothing waits and nothing fails", async () => {
    const faults: unknown[] = [];
    const note = (fault: unknown) => faults.push(fault);
    process.on("unhandledRejection", note);
    onTestFinished(() => void process.off("unhandledRejection", note));
    for (const answer of ["never", "garbage"] as const) {
      const { tracker, envelopes } = await open(answer);
      for (let count = 0; count < 200; count++)
        expect(tracker.report(failWith(`error ${count}`), { message: "request failed" })).toBeUndefined();
      await tracker.close();
      expect(envelopes.length, answer).toBeGreaterThan(0);
    }
    const lost = createErrorTracker({ dsn: "http://0123456789abcdef@127.0.0.1:1/1", environment: "test" });
    lost.report(failWith("nobody hears it"), { message: "request failed" });
    await expect(lost.close()).resolves.toBeUndefined();
    expect(faults).toEqual([]);
  });
});
