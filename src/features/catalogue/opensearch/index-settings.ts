/** Icons of one shard at most. */
const iconsPerShard = 1_000_000;
/** Lists that are asked for further on are long: the server answers from its own index there. */
export const deepestIcon = 100_000;

/** Changes with what documents hold, so that an index of before is not read. */
export const mappingVersion = 1;

/** Settings and mapping of the index of one snapshot. */
export const describeIndex = (icons: number) => ({
  settings: {
    index: {
      number_of_shards: Math.max(1, Math.ceil(icons / iconsPerShard)),
      auto_expand_replicas: "0-1",
      max_result_window: deepestIcon,
      max_inner_result_window: deepestIcon,
      refresh_interval: "200ms",
    },
  },
  mappings: {
    dynamic: "strict" as const,
    dynamic_templates: [{ orders: { path_match: "orders.*", mapping: { type: "long" as const, index: false } } }],
    // What is found is told by a number; nobody reads documents.
    _source: { enabled: false },
    properties: {
      /** The ordinal in the compiled snapshot; below 0 for icons that were published since. */
      key: { type: "long" as const, index: false },
      /** The text of the compiled snapshot, or for published icons a number that is theirs alone. */
      text: { type: "integer" as const },
      addedText: { type: "long" as const },
      style: { type: "keyword" as const },
      family: { type: "keyword" as const },
      look: { type: "short" as const },
      cell: { type: "keyword" as const, index: false, eager_global_ordinals: true },
      isRepeat: { type: "boolean" as const },
      isCrowd: { type: "boolean" as const },
      category: { type: "keyword" as const },
      color: { type: "keyword" as const },
      best: { type: "long" as const, index: false },
      inOrder: { type: "long" as const, index: false },
      /** One number for each order, by its name. */
      orders: { type: "object" as const, dynamic: true },
    },
  },
});
