import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDataDir } from "../../tests/harness/database/database.ts";
import { ConfigError, readConfig } from "./config/config.server.ts";
import { createKeyMaker } from "./secret-key.server.ts";

let dataDir: string;
let remove: () => Promise<unknown>;
beforeEach(async () => void ({ dataDir, remove } = await makeDataDir()));
afterEach(() => remove());

const good = "vJ4m_0tQ8sYcX1nR-7bLwZ5hGd2KfPuE9aTi3oMx6Vq";
const store = (content: string | Buffer) => writeFile(join(dataDir, "secret.key"), content);
const open = () => createKeyMaker({ given: undefined, dataDir });

test("a secret is created once, readable by its owner only, and keys of different uses differ", async () => {
  const first = open();
  const again = open();
  expect(again("cookies")).toEqual(first("cookies"));
  expect(first("cookies")).toHaveLength(32);
  expect(first("hashes")).not.toEqual(first("cookies"));
  expect((await stat(join(dataDir, "secret.key"))).mode & 0o077).toBe(0);
  const given = createKeyMaker({ given: good, dataDir: "/nowhere" });
  expect(given("cookies")).not.toEqual(first("cookies"));
});

test("only the complete secret is left in the folder", async () => {
  open();
  expect(await readdir(dataDir)).toEqual(["secret.key"]);
  expect(await readFile(join(dataDir, "secret.key"), "utf8")).toMatch(/^[\w-]{43}$/);
});

test.each([
  ["empty", ""],
  ["only a line end", "\n"],
  ["short", "abcd1234"],
  ["torn", good.slice(0, 20)],
  ["all the same", "a".repeat(43)],
  ["zeros, as a crash leaves them", Buffer.alloc(43)],
  ["of bytes that are no text", Buffer.from(Array.from({ length: 43 }, (_, index) => 200 + (index % 50)))],
  ["several lines", `${good}\n${good}`],
])(
  "a start is refused if the secret is %s, in one sentence without the secret, and the file stays",
  async (_name, content) => {
    await store(content);
    expect(open).toThrow(ConfigError);
    expect(open).toThrow(
      /secret\.key is not a safe secret: it (?:is|may|must|has|repeats|contains)\b.*\. Restore the right file, or delete it/,
    );
    if (String(content).length > 10) expect(open).not.toThrow(String(content).slice(0, 10));
    expect(await readFile(join(dataDir, "secret.key"))).toEqual(Buffer.from(content));
  },
);

test("a folder in its place prevents the start as well", async () => {
  await mkdir(join(dataDir, "secret.key"));
  expect(open).toThrow(ConfigError);
});

test("a secret in a file with a trailing line break stays the same", async () => {
  await store(`${good}\n`);
  expect(open()("cookies")).toEqual(createKeyMaker({ given: `${good}\n`, dataDir })("cookies"));
});

test.each(["short", "a".repeat(40), "changeme".repeat(5), "0123456789".repeat(4)])(
  "a weak configured secret prevents the start: %s",
  (secret) => {
    expect(() => readConfig({ SECRET_KEY: secret })).toThrow(/SECRET_KEY: it /);
    expect(() => readConfig({ SECRET_KEY: secret })).not.toThrow(secret);
    expect(readConfig({ SECRET_KEY: good }).SECRET_KEY).toBe(good);
  },
);
