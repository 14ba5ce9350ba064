import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { UsedChallenges } from "../../../platform/captcha/altcha-captcha.server.ts";

/** What passkeys sign to prove that they are here now. Asking for one stores nothing, so there is no need to limit it. */
export interface PasskeyChallenges {
  /** Bytes that only this site can make and nobody has used. */
  make(): Uint8Array<ArrayBuffer>;
  /**
   * Whether it was made here, not too long ago, and comes back for the first time.
   *
   * @param challenge Base64 for addresses, as browsers print it
   * @throws AppError `unavailable` while the database cannot be reached
   */
  use(challenge: string): Promise<boolean>;
}

const lastsMs = 5 * 60_000;
const randomBytesLong = 16;
const timeBytesLong = 6;
const madeBytesLong = randomBytesLong + timeBytesLong;

/**
 * @param deps.key 32 bytes
 * @param deps.now for tests; the clock otherwise
 */
export function createPasskeyChallenges(deps: {
  key: Uint8Array;
  used: UsedChallenges;
  now?: () => Date;
}): PasskeyChallenges {
  const { key, used, now = () => new Date() } = deps;
  const sign = (made: Uint8Array) => createHmac("sha256", key).update(made).digest();
  return {
    make() {
      const made = Buffer.alloc(madeBytesLong, randomBytes(randomBytesLong));
      made.writeUIntBE(now().getTime() + lastsMs, randomBytesLong, timeBytesLong);
      return new Uint8Array(Buffer.concat([made, sign(made)]));
    },
    async use(challenge) {
      const bytes = Buffer.from(challenge, "base64url");
      const [made, signature] = [bytes.subarray(0, madeBytesLong), bytes.subarray(madeBytesLong)];
      const expected = sign(made);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
      const expiresAt = new Date(made.readUIntBE(randomBytesLong, timeBytesLong));
      // One spelling of the same bytes is as used as any other.
      return expiresAt > now() && used.use(bytes.toString("base64url"), expiresAt);
    },
  };
}
