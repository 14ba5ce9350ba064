import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server of calls in a process of its own, which can be killed. */
export async function startCalls(
  dataDir: string,
): Promise<{ url: string; child: ChildProcess; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "serve-calls.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      PICTURE_SEARCH: "false",
      LOG_LEVEL: "silent",
      NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../.cache/compile"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().trim(), child, ended };
}
