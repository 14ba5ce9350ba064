import type { Client } from "@opensearch-project/opensearch";
import { setTimeout as pause } from "node:timers/promises";
import type { OpenCatalogue } from "../contract.ts";
import { listDocuments, type IconDocument, type SharedNames } from "./documents.ts";
import { describeIndex, mappingVersion } from "./index-settings.ts";
import { claimIndexing } from "./index-claims.server.ts";

/** Documents that are sent at a time. */
const bulkSize = 2000;
/** Indexing may take longer than a search. */
export const patience = { requestTimeout: 60_000 };
const waitMs = 500;

/** What an index that is complete is called besides its own name: of servers, each reads the index of its own snapshot. */
export const aliasName = "iconarium";

/** The index of a snapshot is called by what is in it. */
export const indexName = (version: string): string => `${aliasName}-${version}-${mappingVersion}`;

/** How far indexing is. */
export interface IndexState {
  isComplete: boolean;
  /** Texts whose icons are all indexed. */
  texts: number;
  icons: number;
  /** Icons of the snapshot that were taken away since. */
  gone: number[];
}

const empty: IndexState = { isComplete: false, texts: 0, icons: 0, gone: [] };

/** Undefined where there is no such index. */
export async function readIndexState(client: Client, name: string): Promise<IndexState | undefined> {
  const { body: exists } = await client.indices.exists({ index: name });
  if (!exists) return undefined;
  const { body } = await client.indices.getMapping({ index: name });
  const { _meta: state } = body[name]?.mappings ?? {};
  return { ...empty, ...(state as Partial<IndexState> | undefined) };
}

export async function writeIndexState(client: Client, name: string, state: IndexState): Promise<void> {
  await client.indices.putMapping({ index: name, body: { _meta: { ...state } } }, patience);
}

/**
 * Resolves when the icons of a snapshot are indexed: by this server, or by another one that has begun before. What a server
 * left undone is finished by the next one.
 */
export async function indexSnapshot(
  client: Client,
  opened: OpenCatalogue,
  options: { names: SharedNames; owner: string; onProgress: (icons: number) => void; signal: AbortSignal },
): Promise<void> {
  const name = indexName(opened.compiled.version);
  for (;;) {
    const state = await readIndexState(client, name);
    if (state?.isComplete) return;
    const claim = await claimIndexing(client, name, options.owner);
    if (claim) {
      try {
        // Another server may have finished between the two questions.
        const now = await readIndexState(client, name);
        if (!now?.isComplete) await indexRest(client, opened, { ...options, name, state: now, renew: claim.renew });
      } finally {
        // Of a server that can’t say so, the claim ends by itself.
        await claim.release().catch(() => undefined);
      }
      return;
    }
    options.onProgress(state?.icons ?? 0);
    await pause(waitMs, undefined, { signal: options.signal });
  }
}

async function indexRest(
  client: Client,
  opened: OpenCatalogue,
  {
    name,
    state,
    names,
    renew,
    onProgress,
    signal,
  }: {
    name: string;
    state: IndexState | undefined;
    names: SharedNames;
    renew: () => Promise<void>;
    onProgress: (icons: number) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  if (!state) {
    await client.indices.create({ index: name, body: describeIndex(opened.compiled.listedCount) }, patience);
  }
  const start = state ?? empty;
  let { icons } = start;
  let batch: IconDocument[] = [];
  let text = 0;
  const send = async () => {
    signal.throwIfAborted();
    await bulk(client, name, { written: batch });
    icons += batch.length;
    batch = [];
    await writeIndexState(client, name, { ...empty, texts: text, icons });
    await renew();
    onProgress(icons);
  };
  for (const document of listDocuments(opened, names)) {
    // What was published is put in afterwards, and by every server.
    if (document.text === undefined || document.text < start.texts) continue;
    if (batch.length >= bulkSize && document.text !== text) await send();
    ({ text } = document);
    batch.push(document);
  }
  if (batch.length > 0) await send();
  await client.indices.refresh({ index: name }, patience);
  const gone = opened.catalogue.listGone().flatMap((ordinal) => {
    const key = names.keyOf(ordinal);
    return key < 0 ? [] : [key];
  });
  await writeIndexState(client, name, { isComplete: true, texts: text + 1, icons, gone });
  const actions = [
    { remove: { index: `${aliasName}-*`, alias: aliasName, must_exist: false } },
    { add: { index: name, alias: aliasName } },
  ];
  await client.indices.updateAliases({ body: { actions } }, patience);
}

/**
 * Writes documents in place of those of the same icons, and deletes those of others.
 *
 * @param change.isSeen resolves when searches find it so
 * @throws Error when one of them is refused
 */
export async function bulk(
  client: Client,
  index: string,
  change: { written: readonly IconDocument[]; deleted?: readonly number[]; isSeen?: boolean },
): Promise<void> {
  const { written, deleted = [], isSeen = false } = change;
  const body = [
    ...written.flatMap((document) => [{ index: { _id: String(document.key) } }, document]),
    ...deleted.map((key) => ({ delete: { _id: String(key) } })),
  ];
  if (body.length === 0) return;
  const answer = await client.bulk({ index, body, refresh: isSeen }, patience);
  const refused = answer.body.items.find(({ index: item }) => item?.error);
  if (refused) throw new Error(`OpenSearch refused an icon: ${JSON.stringify(refused.index?.error)}`);
}
