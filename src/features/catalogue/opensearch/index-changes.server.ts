import type { Client } from "@opensearch-project/opensearch";
import type { OpenCatalogue } from "../contract.ts";
import { listDocuments, type IconDocument, type SharedNames } from "./documents.ts";
import { bulk, indexName, readIndexState, writeIndexState } from "./index-snapshot.server.ts";

/** Icons that were published since a snapshot was compiled, at most. */
const mostAdded = 100_000;

/**
 * Brings into an index what was published and taken away since its snapshot was compiled. All servers do, each with what it
 * knows: the same change a second time changes nothing.
 */
export function createChangeWriter() {
  /** Published icons in the index that this server doesn’t know. */
  let unknown = new Set<number>();
  /** What this server wrote last: the index, and its published icons by their keys. */
  let written: { index: string; added: ReadonlyMap<number, string> } | undefined;

  return {
    async write(client: Client, opened: OpenCatalogue, names: SharedNames): Promise<void> {
      const index = indexName(opened.compiled.version);
      const gone = new Set(opened.catalogue.listGone().map((ordinal) => names.keyOf(ordinal)));
      const state = await readIndexState(client, index);
      const goneBefore = new Set(state?.gone);
      const restored = new Set([...goneBefore].filter((key) => !gone.has(key)));
      const added = new Map<number, IconDocument>();
      const documents: IconDocument[] = [];
      if (opened.catalogue.count > opened.compiled.count || restored.size > 0) {
        for (const document of listDocuments(opened, names)) {
          if (document.key < 0) added.set(document.key, document);
          else if (restored.has(document.key)) documents.push(document);
        }
      }
      // Another server may know of newer ones: what isn’t known here is left alone.
      const known = written?.index === index ? written.added : new Map<number, string>();
      const texts = new Map(Array.from(added, ([key, document]) => [key, JSON.stringify(document)]));
      for (const [key, text] of texts) if (known.get(key) !== text) documents.push(added.get(key)!);
      const deleted = [
        ...[...known.keys()].filter((key) => !added.has(key)),
        ...[...gone].filter((key) => key >= 0 && !goneBefore.has(key)),
      ];
      await bulk(client, index, { written: documents, deleted, isSeen: true });
      const goneNow = [...gone].filter((key) => key >= 0);
      if (state && (goneNow.length !== goneBefore.size || restored.size > 0)) {
        await writeIndexState(client, index, { ...state, gone: goneNow });
      }
      written = { index, added: texts };
    },
    /** Deletes what was taken away while nobody could tell the cluster: icons that are unknown for the second time. */
    async sweep(client: Client, opened: OpenCatalogue): Promise<void> {
      const index = indexName(opened.compiled.version);
      if (written?.index !== index) return;
      const { added } = written;
      const found = (await readAdded(client, index)).filter((key) => !added.has(key));
      const deleted = found.filter((key) => unknown.has(key));
      unknown = new Set(found);
      await bulk(client, index, { written: [], deleted });
    },
  };
}

/** Keys of published icons that an index has. */
async function readAdded(client: Client, index: string): Promise<number[]> {
  const { body } = await client.search({
    index,
    body: {
      size: mostAdded,
      query: { exists: { field: "addedText" } },
      _source: false,
      stored_fields: "_none_",
      docvalue_fields: ["key"],
    },
  });
  return body.hits.hits.map(({ fields }) => (fields as { key: [number] }).key[0]);
}
