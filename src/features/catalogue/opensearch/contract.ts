import type { OpenCatalogue } from "../contract.ts";

/** Where searches are answered: by the cluster, or by the server itself while icons are indexed or the cluster is away. */
export interface ClusterState {
  engine: "opensearch" | "process";
  index: string | undefined;
  /** Icons that are indexed, while that is not finished. */
  indexed?: number;
  /** Why the cluster didn’t answer, until it does again. */
  failure?: string;
}

/** Searches by a cluster that follows the snapshots of a server. */
export interface ClusterSearch {
  /** The snapshot with an engine that asks the cluster as soon as that has its icons, and the server itself until then. */
  follow(opened: OpenCatalogue): OpenCatalogue;
  state(): ClusterState;
  /** Resolves when the cluster has the icons that were followed last. @throws whatever keeps it from that */
  settled(): Promise<void>;
  close(): Promise<void>;
}
