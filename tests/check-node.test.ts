import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Runs the check as if Node had another version. */
function check(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  return spawnSync(process.execPath, ["--import", pretend, join(root, "scripts/check-node.mjs")], { encoding: "utf8" });
}

test("an old Node is refused with one sentence that says which version is needed and where to get it", () => {
  const { status, stderr } = check("22.9.0");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Node\.js 24 or newer is required; this is 22\.9\.0\. .*https:\/\/nodejs\.org\.\n$/);
});

test.each(["24.0.0", "25.1.0"])("Node %s passes silently", (version) => {
  expect(check(version)).toMatchObject({ status: 0, stdout: "", stderr: "" });
});

test("every npm script checks Node first, but those that continue on the Node that the project installs", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const unchecked = Object.keys(scripts).filter(
    (name) => !scripts[name]!.startsWith("node scripts/check-node.mjs && "),
  );
  expect(unchecked).toEqual(["start", "test", "test:soak", "test:cluster"]);
  for (const file of ["start", "test"])
    expect(readFileSync(join(root, `scripts/${file}.mjs`), "utf8")).toContain("await continueOnPinnedNode(root)");
});
