import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../..");
const commands = {
  people: "server/commands/people-cli.ts",
  objects: "server/commands/objects-cli.ts",
  products: "server/commands/products-cli.ts",
  seo: "features/seo/rows/cli.server.ts",
};

test.each(Object.entries(commands))("npm run %s explains itself when what was typed is no command", (name, path) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(source, path), "dance"], {
    encoding: "utf8",
    env: { ...process.env, NODE_COMPILE_CACHE: join(source, "../.cache/compile") },
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`npm run ${name} -- <`);
});
