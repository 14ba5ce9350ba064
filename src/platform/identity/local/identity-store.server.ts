import { LRUCache } from "lru-cache";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

const maxEntries = 5_000;

/** Keeps what the local identity provider has handed out, until it has run out or the server ends. */
export function createIdentityStore(): AdapterFactory {
  const cache = new LRUCache<string, AdapterPayload>({ max: maxEntries });
  const find = (key: string) => Promise.resolve(cache.get(key));
  return (model): Adapter => ({
    async upsert(id, payload, expiresInSeconds) {
      const ttl = expiresInSeconds ? { ttl: expiresInSeconds * 1000 } : {};
      cache.set(`${model} ${id}`, payload, ttl);
      if (model === "Session") cache.set(`Session of ${payload.uid}`, payload, ttl);
    },
    find: (id) => find(`${model} ${id}`),
    findByUid: (uid) => find(`Session of ${uid}`),
    // Nothing here has codes that people type.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const payload = cache.get(`${model} ${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      cache.delete(`${model} ${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of cache) if (payload.grantId === grantId) cache.delete(key);
    },
  });
}
