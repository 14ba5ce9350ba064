import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Metrics } from "../../../src/platform/metrics/metrics.server.ts";
import { readMetrics } from "./read-metrics.ts";

/** Emptied by `npm test`; files that are run by themselves add to it. */
const folder = join(import.meta.dirname, "../../../.cache/answers");

/** Keeps which calls a test app answered, and with which status, as its own metrics tell. */
export async function logResponses(metrics: Metrics): Promise<void> {
  const { text } = await metrics.render();
  const answers = readMetrics(text)
    .filter(({ name }) => name === "iconarium_http_request_duration_seconds_count")
    .map(({ labels }) => renderAnswer(labels["method"]!, labels["route"]!, labels["status"]!));
  const note = answers.toSorted().join("\n");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${createHash("sha256").update(note).digest("hex")}.txt`), note);
}

/** All that was kept, as `renderAnswer` prints it. */
export function readResponseLog(): Set<string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n")));
}

/** @param path as Fastify has it or as the OpenAPI document has it: the names of its parameters do not matter */
export const renderAnswer = (method: string, path: string, status: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}|:\w+|\*/g, "{}")} ${status}`;
