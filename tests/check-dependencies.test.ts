import { expect, test } from "vitest";
import { judgeAdvisories, judgeSignatures } from "../scripts/setup/check-dependencies.mjs";

const metadata = { vulnerabilities: { high: 1 } };

test("relevant known vulnerabilities fail the check, minor ones don't", () => {
  const report = (severity: string) => JSON.stringify({ vulnerabilities: { left: { severity } }, metadata });
  expect(judgeAdvisories(report("critical"))).toMatchObject({
    outcome: "failed",
    text: "Known vulnerabilities: left (critical)",
  });
  expect(judgeAdvisories(`npm warn old\n${report("high")}\n`)).toMatchObject({ outcome: "failed" });
  expect(judgeAdvisories(report("moderate"))).toMatchObject({ outcome: "passed" });
  expect(judgeAdvisories(JSON.stringify({ vulnerabilities: {}, metadata }))).toMatchObject({ outcome: "passed" });
});

test("an invalid signature fails the check, a missing one passes", () => {
  const invalid = [{ name: "left", version: "1.0.0" }];
  expect(judgeSignatures(JSON.stringify({ invalid, missing: [] }))).toMatchObject({
    outcome: "failed",
    text: "Signatures don’t match: left@1.0.0",
  });
  expect(judgeSignatures(JSON.stringify({ invalid: [], missing: invalid }))).toMatchObject({ outcome: "passed" });
});

test("an unreachable registry is reported without its URL", () => {
  for (const output of [
    "",
    "npm error network request to https://registry.example failed",
    '{ "message": "405 Method Not Allowed - POST https://registry.example/bulk", "statusCode": 405 }',
    '{ "error": { "code": "ENOTFOUND", "summary": "request to https://registry.example failed" } }',
    "{ broken",
  ]) {
    for (const judged of [judgeAdvisories(output), judgeSignatures(output)])
      expect(judged).toMatchObject({ outcome: "unknown", text: "not checked: the registry doesn’t respond" });
  }
});
