import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";

const script = resolve(import.meta.dirname, "../../../scripts/start.mjs");
const usual = { NODE_ENV: "", HOST: "127.0.0.1", PORT: "0", CATALOGUE_SETS: "lucide", PICTURE_SEARCH: "false" };

/** One run of `npm start`, on a free port, with a catalogue of one small icon set and without image search unless told otherwise. */
export class StartRun {
  output = "";
  readonly ended: Promise<number>;
  readonly #child: ChildProcess;
  readonly #watchers = new Set<() => void>();

  constructor(environment: Record<string, string>) {
    this.#child = spawn(process.execPath, [script], {
      env: { ...process.env, ...usual, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const note = (chunk: Buffer) => {
      this.output += chunk.toString();
      for (const watcher of this.#watchers) watcher();
    };
    this.#child.stdout?.on("data", note);
    this.#child.stderr?.on("data", note);
    this.ended = new Promise((done) => this.#child.once("close", (code) => done(code ?? -1)));
  }

  /** Resolves with the first match in what it printed; rejects when it ends without. */
  waitFor(pattern: RegExp): Promise<string> {
    return new Promise((found, fail) => {
      const poll = () => {
        const match = pattern.exec(this.output);
        if (!match) return;
        this.#watchers.delete(poll);
        found(match[0]);
      };
      this.#watchers.add(poll);
      poll();
      void this.ended.then((code) => fail(new Error(`The start ended with ${code}, it printed: ${this.output}`)));
    });
  }

  /** Resolves with the address once the site is served. */
  waitForAddress(): Promise<string> {
    return this.waitFor(/https?:\/\/\S+/);
  }

  async stop(signal: NodeJS.Signals): Promise<number> {
    this.#child.kill(signal);
    return this.ended;
  }
}
