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
