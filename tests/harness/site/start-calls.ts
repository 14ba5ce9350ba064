import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * A server of calls in a process of its own, which can be killed.
 *
 * @param environment more configuration
 * @param root of the program, where it is not this one
 */
export async function startCalls(
  dataDir: string,
  environment: Record<string, string> = {},
  root = join(import.meta.dirname, "../../.."),
): Promise<{ url: string; child: ChildProcess; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, [join(root, "tests/harness/site/serve-calls.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PICTURE_SEARCH: "false",
      LOG_LEVEL: "silent",
      NODE_COMPILE_CACHE: join(root, ".cache/compile"),
      ...environment,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const failed = ended.then(() => {
    throw new Error("The server of calls did not start");
  });
  const [line] = (await Promise.race([once(child.stdout, "data"), failed])) as [Buffer];
  return { url: line.toString().trim(), child, ended };
}
