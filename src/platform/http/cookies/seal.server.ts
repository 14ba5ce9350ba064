import { EncryptJWT, jwtDecrypt } from "jose";
import type { z } from "zod";

/** Hands something to a browser to bring back: it can neither read nor change it, and it does not last. */
export interface Seal<Content> {
  close(content: Content): Promise<string>;
  /** Undefined for what was not sealed by this, or too long ago. */
  open(sealed: string): Promise<Content | undefined>;
}

/** @param options.key 32 bytes */
export function createSeal<Content>(options: {
  key: Uint8Array;
  schema: z.ZodType<Content>;
  lastsSeconds: number;
}): Seal<Content> {
  const { key, schema, lastsSeconds } = options;
  return {
    close: (content) =>
      new EncryptJWT({ content })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
        .setExpirationTime(`${lastsSeconds} seconds`)
        .encrypt(key),
    async open(sealed) {
      try {
        const { payload } = await jwtDecrypt(sealed, key, { requiredClaims: ["exp"] });
        return schema.safeParse(payload["content"]).data;
      } catch {
        return undefined;
      }
    },
  };
}
