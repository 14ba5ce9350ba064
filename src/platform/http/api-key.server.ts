import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import type { FastifyRequest } from "fastify";
import type { KeyScope } from "../../core/people/api-key-scopes.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * What an API key needs to make this call for its owner; `any` where the call asks by `demandScope`. Without it keys are not
     * read: who comes with one is a guest.
     */
    keyScope?: KeyScope | "any";
  }
}

/** By which scanners of secrets, and people, know a key of this site. */
export const keyPrefix = "icn_";
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62⁴³ is just more than 2²⁵⁶, and 62⁶ more than 2³². */
const secretLength = 43;
const checksumLength = 6;
const keyPattern = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${secretLength + checksumLength}}$`);

/** `icn_`, 256 bits that nobody can guess, and a checksum, all in letters and digits: 53 characters. */
export const makeApiKey = (random = randomBytes(32)): string => {
  const secret = writeBase62(BigInt(`0x${random.toString("hex")}`), secretLength);
  return keyPrefix + secret + checksumOf(secret);
};

/** Whether a text is as `makeApiKey` writes them; whether anybody has it is another question. */
export function isApiKey(text: string): boolean {
  if (!keyPattern.test(text)) return false;
  return text.slice(-checksumLength) === checksumOf(text.slice(keyPrefix.length, -checksumLength));
}

/** What a request brings as API key in its `Authorization` header, valid or not; undefined where it brings none. */
export function readApiKey({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  return bearer?.startsWith(keyPrefix) ? bearer : undefined;
}

/** CRC-32 in base 62. */
const checksumOf = (secret: string) => writeBase62(BigInt(crc32(secret)), checksumLength);

function writeBase62(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)] + text;
  return text.padStart(length, "0");
}
