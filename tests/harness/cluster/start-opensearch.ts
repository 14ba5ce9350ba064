import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "../database/own-postgres.ts";

const version = "2.19.1";
/** The distribution for tests has no modules; the one that k-NN asks for, painless, is put together of these. */
const artifacts = [
  ["org.opensearch.distribution.integ-test-zip", "opensearch", version, "zip"],
  ["org.opensearch.plugin", "opensearch-knn", `${version}.0`, "zip"],
  ["org.opensearch.plugin", "lang-painless", version, "jar"],
  ["org.opensearch.plugin", "opensearch-scripting-painless-spi", version, "jar"],
  ["org.antlr", "antlr4-runtime", "4.13.1", "jar"],
  ...["asm", "asm-util", "asm-tree", "asm-commons", "asm-analysis"].map((name) => ["org.ow2.asm", name, "9.7", "jar"]),
] as const;
const kept = join(import.meta.dirname, "../../../.cache/opensearch");
const heap = "512m";
const startMs = 180_000;
/** Nodes refuse to run for root. */
const nobody = 65_534;

/** Why no cluster can be started here, in a sentence; undefined where one can. */
export function findOpenSearchFault(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const missing = ["java", "mvn", "unzip"].filter(
    (program) => !folders.some((folder) => existsSync(join(folder, program))),
  );
  return missing.length === 0
    ? undefined
    : `OpenSearch isn’t tested here: it needs Java 11 to 21, Maven and unzip; ${missing.join(", ")} missing.`;
}

/** A cluster of OpenSearch nodes on this machine, with k-NN. */
export interface LocalOpenSearch {
  urls: string[];
  /** Processes of the nodes, in the order of `urls`. */
  nodes: ChildProcess[];
  stop(): Promise<void>;
}

/** @throws Error with the end of the log when no node answers in three minutes */
export async function startOpenSearch(count: number): Promise<LocalOpenSearch> {
  await fetchArtifacts();
  const folder = mkdtempSync(join(tmpdir(), "opensearch-"));
  const home = join(folder, `opensearch-${version}`);
  unpack(folder, home);
  const names = Array.from({ length: count }, (_, place) => `n${place + 1}`);
  const ports = await Promise.all(
    names.map(async () => ({ http: await findFreePort(), transport: await findFreePort() })),
  );
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  for (const [place, name] of names.entries()) {
    const own = join(folder, name);
    cpSync(join(home, "config"), join(own, "config"), { recursive: true });
    mkdirSync(join(own, "tmp"));
    const settings = {
      "cluster.name": "iconarium-tests",
      "node.name": name,
      "network.host": "127.0.0.1",
      "http.port": ports[place]!.http,
      "transport.port": ports[place]!.transport,
      "path.data": join(own, "data"),
      "path.logs": join(own, "logs"),
      "cluster.routing.allocation.disk.threshold_enabled": false,
      ...(count === 1
        ? { "discovery.type": "single-node" }
        : {
            "discovery.seed_hosts": ports.map(({ transport }) => `127.0.0.1:${transport}`),
            "cluster.initial_cluster_manager_nodes": names,
          }),
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    writeFileSync(join(own, "config", "opensearch.yml"), `${lines.join("\n")}\n`);
  }
  if (owner.uid !== undefined) chownAll(folder);
  const logs: string[] = [];
  const nodes = names.map((name) => {
    const child = spawn(join(home, "bin", "opensearch"), [], {
      ...owner,
      cwd: join(folder, name),
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        OPENSEARCH_JAVA_HOME: findJavaHome(),
        OPENSEARCH_JAVA_OPTS: `-Xms${heap} -Xmx${heap}`,
        OPENSEARCH_TMPDIR: join(folder, name, "tmp"),
        OPENSEARCH_PATH_CONF: join(folder, name, "config"),
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => logs.splice(0, Math.max(0, logs.push(chunk.toString()) - 50)));
    }
    return child;
  });
  const urls = ports.map(({ http }) => `http://127.0.0.1:${http}`);
  const stop = async () => {
    await Promise.all(nodes.map(stopChild));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(urls[0]!, count);
  } catch {
    await stop();
    throw new Error(`OpenSearch doesn’t start:\n${logs.join("").slice(-4000)}`);
  }
  return { urls, nodes, stop };
}

async function fetchArtifacts(): Promise<void> {
  mkdirSync(kept, { recursive: true });
  for (const [group, name, release, kind] of artifacts) {
    if (existsSync(join(kept, `${name}-${release}.${kind}`))) continue;
    const parameters = ["-q", "dependency:copy", `-Dartifact=${group}:${name}:${release}:${kind}`];
    await promisify(execFile)("mvn", [...parameters, `-DoutputDirectory=${kept}`], { cwd: kept });
  }
}

function unpack(folder: string, home: string): void {
  execFileSync("unzip", ["-q", join(kept, `opensearch-${version}.zip`), "-d", folder]);
  const painless = join(home, "modules", "lang-painless");
  const plugin = join(home, "plugins", "opensearch-knn");
  for (const each of [painless, plugin]) mkdirSync(each, { recursive: true });
  for (const jar of readdirSync(kept)) if (jar.endsWith(".jar")) cpSync(join(kept, jar), join(painless, jar));
  writeFileSync(
    join(painless, "plugin-descriptor.properties"),
    `description=Painless\nversion=${version}\nname=lang-painless\nclassname=org.opensearch.painless.PainlessPlugin\njava.version=11\nopensearch.version=${version}\nextended.plugins=\nhas.native.controller=false\n`,
  );
  writeFileSync(
    join(painless, "plugin-security.policy"),
    'grant {\n  permission java.lang.RuntimePermission "createClassLoader";\n  permission java.lang.RuntimePermission "getClassLoader";\n  permission org.opensearch.script.ClassPermission "<<STANDARD>>";\n};\n',
  );
  execFileSync("unzip", ["-q", join(kept, `opensearch-knn-${version}.0.zip`), "-d", plugin]);
}

function chownAll(path: string): void {
  chownSync(path, nobody, nobody);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    chownSync(join(entry.parentPath, entry.name), nobody, nobody);
  }
}

/** Java tells its settings where errors are told. */
function findJavaHome(): string {
  const told = execFileSync("sh", ["-c", "java -XshowSettings:properties -version 2>&1"]).toString();
  return /java\.home = (.*)/.exec(told)![1]!;
}

async function waitFor(url: string, count: number): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${url}/_cluster/health`);
      const { number_of_nodes: nodes } = (await answer.json()) as { number_of_nodes: number };
      if (nodes === count) return;
    } catch {
      // It is still starting.
    }
    await pause(500);
  }
  throw new Error("too late");
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}
