import { GrowthBookClient, type FeatureDefinition } from "@growthbook/growthbook";
import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Evaluation, Exposure, FlagDefinition, Flags, FlagSource } from "./contract.ts";
import type { Visitor } from "../../platform/http/read-visitor.server.ts";
import { openFlagFile } from "./flag-file.server.ts";
import { checkFlagHosts } from "./flag-host.server.ts";
import type { FlagsPayload } from "./flag-schema.ts";

/** For as long an exposure is not told again, and of so many visitors. */
const exposureMs = 3_600_000;
const mostExposures = 20_000;

/** What GrowthBook calls them. */
const deciders: Readonly<Record<string, Evaluation["by"]>> = {
  defaultValue: "default",
  force: "rule",
  experiment: "experiment",
};

export interface FlagsOptions {
  /** What is on where there is no host, or it has not answered yet. */
  file: string;
  log: Log;
  /** A GrowthBook API, in place of the file. */
  host?: { url: string; clientKey: string; refreshMs: number } | undefined;
  onExposure?: (exposure: Exposure) => void;
}

/**
 * Flags in GrowthBook's format, out of a file or from a host. A changed file counts within seconds; a faulty one is told of.
 * A host is asked behind the back of the visitors: what was known last goes on to count until it has answered.
 */
export function createFlags({ file, log, host, onExposure }: FlagsOptions): Flags {
  const listeners = new Set<() => void>();
  const exposed = new LRUCache<string, true>({ max: mostExposures, ttl: exposureMs });
  const source: FlagSource = { kind: host ? "host" : "file", place: host?.url ?? file, readAt: undefined };
  let known: FlagsPayload = { features: {} };
  const options = host && { apiHost: host.url, clientKey: host.clientKey };
  const client = new Client(usePayload, options);
  if (host) checkFlagHosts();

  function usePayload(payload: FlagsPayload): void {
    const isSame = JSON.stringify(payload) === JSON.stringify(known);
    known = payload;
    source.readAt = new Date();
    if (!isSame) for (const listener of listeners) listener();
  }

  const flagFile = openFlagFile({
    file,
    log,
    onRead(payload) {
      if (host && source.readAt) return;
      client.initSync({ payload });
      usePayload(payload);
      if (host) source.readAt = undefined;
    },
  });
  if (host) {
    client.initSync({ payload: known, pollingInterval: host.refreshMs });
    void client.refreshFeatures();
  }

  /** What nobody can evaluate is as if nobody knew it. */
  function evaluate(flag: string, visitor: Visitor): Evaluation {
    try {
      const { on, source: by, experiment, experimentResult } = client.evalFeature(flag, { attributes: { ...visitor } });
      const isIn = experiment && experimentResult?.inExperiment;
      const group = isIn
        ? { experiment: experiment.key, group: experimentResult.name ?? experimentResult.key }
        : undefined;
      return { isOn: on, by: deciders[by] ?? "other", group };
    } catch (error) {
      log.warn({ err: error, flag }, "A flag has rules that can’t be evaluated");
      return { isOn: false, by: "other", group: undefined };
    }
  }

  function show(flag: string, visitor: Visitor): Evaluation {
    const evaluation = evaluate(flag, visitor);
    if (evaluation.group) reportExposure({ ...evaluation.group, visitor });
    return evaluation;
  }

  function reportExposure(exposure: Exposure): void {
    const { visitor, experiment, group } = exposure;
    const key = `${visitor.userId ?? ""} ${visitor.id ?? ""} ${experiment} ${group}`;
    if (!onExposure || exposed.has(key)) return;
    exposed.set(key, true);
    onExposure(exposure);
  }

  return {
    source,
    isOn: (flag, visitor) => show(flag, visitor).isOn,
    evaluate,
    listGroups: (visitor) =>
      Object.keys(known.features)
        .map((flag) => show(flag, visitor).group)
        .filter((group) => group !== undefined),
    list: () =>
      new Map(
        Object.entries(known.features).map(([flag, { defaultValue, rules }]): [string, FlagDefinition] => [
          flag,
          { defaultValue, rules },
        ]),
      ),
    async change(flag, definition) {
      if (host) throw new AppError("conflict", "Flags come from a GrowthBook host. Change them there.");
      await flagFile.change(flag, definition);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      flagFile.close();
      client.destroy();
      listeners.clear();
    },
  };
}

/** Tells of what the SDK has fetched. */
class Client extends GrowthBookClient<Record<string, FeatureDefinition>> {
  readonly #onPayload: (payload: FlagsPayload) => void;

  constructor(onPayload: (payload: FlagsPayload) => void, options?: ConstructorParameters<typeof GrowthBookClient>[0]) {
    super(options);
    this.#onPayload = onPayload;
  }

  override async setPayload(payload: Parameters<GrowthBookClient["setPayload"]>[0]): Promise<void> {
    if (this.isDestroyed()) return;
    await super.setPayload(payload);
    this.#onPayload(payload as FlagsPayload);
  }
}
