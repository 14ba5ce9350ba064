import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const secret = "v9Zk3mQ0Jb7Lr2Xw8Tn5Yc1Hs6Df4Ga0Pe3Uo7Ki2Vx";

/** As every part of the site logs what went wrong. */
const program = `
import { createLog } from "${new URL("log.server.ts", import.meta.url).href}";
const error = Object.assign(new Error("No row for anna@example.com", { cause: new Error("token ${secret}") }), {
  params: ["anna@example.com"],
  detail: "Key (email)=(anna@example.com)",
  code: "23505",
});
createLog("warn").child({ reqId: "1" }).error({ err: error, url: "/icons/join/${secret}?term=anna" }, "request failed");
`;

test("the log line of an error has its message and location, and no personal data", async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(JSON.parse(stderr)).toMatchObject({
    msg: "request failed",
    url: "/icons/join/[token]",
    err: {
      type: "Error",
      code: "23505",
      message: "No row for [address]: token [token]",
      stack: expect.stringContaining("at file://") as string,
    },
  });
  expect(stderr).not.toMatch(new RegExp(`anna|${secret}`));
});

test("the log line of a request names its trace, and other lines none", async () => {
  const traced = `
import { createLog } from "${new URL("log.server.ts", import.meta.url).href}";
import { workFor } from "${new URL("workers/work-client.server.ts", import.meta.url).href}";
const log = createLog("warn");
const trace = { id: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7", flags: "00", state: undefined };
await workFor({ network: "", trace }, async () => {
  await undefined;
  log.warn("for somebody");
});
log.warn("by itself");
`;
  const { stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", traced]);
  const lines = stderr
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
    ["for somebody", "4bf92f3577b34da6a3ce929d0e0e4736"],
    ["by itself", undefined],
  ]);
});
