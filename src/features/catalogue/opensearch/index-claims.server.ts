import type { Client } from "@opensearch-project/opensearch";

/** Who indexes which snapshot, and who reads which index. */
const claimsIndex = "iconarium_claims";
/** A server that has not renewed its claim for so long is gone. */
const claimMs = 30_000;
/** An index is kept for so long after the last server said that it reads it. */
const readerMs = 180_000;

interface Claim {
  owner: string;
  index: string;
  kind: "indexes" | "reads";
  atMs: number;
}

const refresh = { refresh: true } as const;

function statusOf(error: unknown): number | undefined {
  return (error as { statusCode?: number }).statusCode;
}

/**
 * Takes over the indexing of a snapshot for a server.
 *
 * @param owner the server
 * @returns undefined where another server is at it
 */
export async function claimIndexing(
  client: Client,
  index: string,
  owner: string,
): Promise<{ renew: () => Promise<void>; release: () => Promise<void> } | undefined> {
  const id = `indexes ${index}`;
  const write = (condition: Record<string, unknown>) => {
    const body: Claim = { owner, index, kind: "indexes", atMs: Date.now() };
    return client.index({ index: claimsIndex, id, body, ...refresh, ...condition });
  };
  try {
    await write({ op_type: "create" });
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    const { body } = await client.get({ index: claimsIndex, id });
    const { _source: source, _seq_no: place, _primary_term: term } = body;
    const claim = source as unknown as Claim | undefined;
    if (claim && claim.owner !== owner && Date.now() - claim.atMs < claimMs) return undefined;
    try {
      await write({ if_seq_no: place, if_primary_term: term });
    } catch (conflict) {
      if (statusOf(conflict) === 409) return undefined;
      throw conflict;
    }
  }
  return {
    async renew() {
      await write({});
    },
    async release() {
      await client.delete({ index: claimsIndex, id, ...refresh });
    },
  };
}

/** Says that a server reads an index. */
export async function claimReading(client: Client, index: string, owner: string): Promise<void> {
  const body: Claim = { owner, index, kind: "reads", atMs: Date.now() };
  await client.index({ index: claimsIndex, id: `reads ${owner}`, body, ...refresh });
}

/** Deletes indices of a kind that no server reads or makes, but for the one that the alias stands for. */
export async function deleteUnread(client: Client, alias: string): Promise<string[]> {
  const { body } = await client.search({ index: claimsIndex, body: { size: 1000 } });
  const now = Date.now();
  const claims = body.hits.hits.map(({ _source: claim }) => claim as unknown as Claim);
  const used = new Set(claims.filter(({ atMs }) => now - atMs < readerMs).map(({ index }) => index));
  const { body: aliases } = await client.indices.getAlias({ index: `${alias}-*` });
  const unread = Object.entries(aliases).flatMap(([name, { aliases: own }]) =>
    used.has(name) || alias in own ? [] : [name],
  );
  for (const name of unread) await client.indices.delete({ index: name });
  return unread;
}
