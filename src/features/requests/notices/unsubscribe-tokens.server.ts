import { createHmac, timingSafeEqual } from "node:crypto";

/** What stands in letters for whoever got them, so that they can end them without signing in. */
export interface UnsubscribeTokens {
  make(personId: string): string;
  /** Whose it is; undefined for what was not made here. */
  read(token: string): string | undefined;
}

const form = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export function createUnsubscribeTokens(key: string | Uint8Array): UnsubscribeTokens {
  const sign = (personId: string) => createHmac("sha256", key).update(personId).digest("base64url");
  return {
    make: (personId) => `${personId}.${sign(personId)}`,
    read(token) {
      const [, personId, signature] = form.exec(token) ?? [];
      if (personId === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(personId))) ? personId : undefined;
    },
  };
}
