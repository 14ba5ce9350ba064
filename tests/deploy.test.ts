import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const run = promisify(execFile);
const folder = join(import.meta.dirname, "../deploy");
const chart = join(folder, "helm/iconarium");
const read = (name: string) => readFile(join(folder, name), "utf8");
const has = (program: string) =>
  (process.env["PATH"] ?? "").split(delimiter).some((path) => existsSync(join(path, program)));

/** Settings by which several servers share what they know. */
const shared = ["existingSecret=site", "settings.S3_BUCKET=icons", "settings.REDIS_URL=redis://redis"];
const set = (...values: string[]) => values.flatMap((value) => ["--set", value]);
const renderChart = async (...values: string[]) =>
  (await run("helm", ["template", "site", chart, "--kube-version", "1.31", ...set(...values)])).stdout;

/** What other programs know by such names. */
const others = /^(POSTGRES|ROOT|AF)_|^(DISABLE_SECURITY_PLUGIN|OPENSEARCH_JAVA_OPTS)$|^(CERTIFICATE|NODE_IMAGE)$/;

test("deployment files name no settings that the site doesn’t have", async () => {
  const files = ["Dockerfile", "compose.yaml", "compose.cluster.yaml", "iconarium.service"];
  const templates = ["helm/iconarium/values.yaml", "helm/iconarium/templates/statefulset.yaml"];
  const texts = (await Promise.all([...files, ...templates].map(read))).join("\n");
  const names = [...texts.matchAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bORIGIN\b/g)].map(([name]) => name);
  const documented = await read("../docs/configuration.md");
  const settings = new Set([...documented.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name));
  expect(new Set(names).size).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !others.test(name) && !settings.has(name))).toEqual([]);
});

test.skipIf(!has("hadolint"))("the Dockerfile has no faults that hadolint finds", async () => {
  expect((await run("hadolint", [join(folder, "Dockerfile")])).stdout).toBe("");
});

test.skipIf(!has("haproxy"))("HAProxy accepts its configuration, but for the certificate", async () => {
  const copies = await mkdtemp(join(tmpdir(), "haproxy-"));
  onTestFinished(() => rm(copies, { recursive: true }));
  const copy = join(copies, "haproxy.cfg");
  await writeFile(copy, (await read("haproxy.cfg")).replace(/ ssl crt \S+ alpn \S+/, ""));
  expect((await run("haproxy", ["-c", "-f", copy])).stdout).toContain("Configuration file is valid");
});

test.skipIf(!has("systemd-analyze"))("systemd accepts the unit, whose exposure is low", async () => {
  const unit = join(folder, "iconarium.service");
  expect((await run("systemd-analyze", ["verify", unit])).stderr).toBe("");
  await run("systemd-analyze", ["security", "--offline=true", "--threshold=20", unit]);
});

test.skipIf(!has("helm"))(
  "the chart renders for one server and for many, which have to share what they know",
  async () => {
    await run("helm", ["lint", "--strict", chart]);
    expect(await renderChart()).toContain("replicas: 1");
    const cluster = await renderChart("autoscaling.enabled=true", "ingress.enabled=true", ...shared);
    for (const kind of ["HorizontalPodAutoscaler", "PodDisruptionBudget", "Ingress", "StatefulSet", "Service"])
      expect(cluster).toContain(`kind: ${kind}\n`);
    for (const missing of shared)
      await expect(renderChart("replicas=3", ...shared.filter((value) => value !== missing))).rejects.toThrow(
        "Several servers",
      );
  },
);
