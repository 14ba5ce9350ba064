import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { KeyMaker } from "../secret-key.server.ts";
import { longestToken, refuseProof, type Captcha } from "./captcha.server.ts";
import type { Workload } from "./workload.server.ts";

/** How many keys a browser tries. */
export interface CaptchaTries {
  min: number;
  max: number;
}

/** Remembers what was used. */
export interface UsedChallenges {
  /** Whether it is the first use; true for exactly one of those who come at once. */
  use(id: string, expiresAt: Date): Promise<boolean>;
}

/** Steps of one try, and how many tries there are: a tenth of a second of a fast computer, some seconds of an old phone. */
const cost = 1_000;
const usualTries = { min: 500, max: 1_000 };
const minuteMs = 60_000;
/** A form may be open for a while. */
const lastsMs = 20 * minuteMs;

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);
const proofSchema = z.object({
  challenge: z.object({
    // What was signed must come back as it was.
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: hex,
      salt: hex,
      cost: z.literal(cost),
      keyLength: z.number().int(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: hex }),
});

/**
 * Proof of work: a browser tries keys until one fits, which costs little once and much a million times. Nobody else is asked.
 *
 * @param deps.tries for tests, in place of the usual work; `now` too: the clock otherwise
 */
export function createAltchaCaptcha(deps: {
  makeKey: KeyMaker;
  used: UsedChallenges;
  tries?: CaptchaTries | undefined;
  workload: Workload;
  now?: () => Date;
}): Captcha {
  const { makeKey, used, tries = usualTries, workload, now = () => new Date() } = deps;
  const secrets = {
    hmacSignatureSecret: Buffer.from(makeKey("captcha challenge")).toString("hex"),
    hmacKeySignatureSecret: Buffer.from(makeKey("captcha solution")).toString("hex"),
  };
  return {
    site: { kind: "altcha" },
    async makeChallenge(network) {
      const factor = await workload.factorOf(network);
      return createChallenge({
        ...secrets,
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(tries.max * factor, tries.min * factor),
        deriveKey,
        expiresAt: new Date(now().getTime() + lastsMs),
      });
    },
    async demand(token, { network }) {
      const proof = readProof(token);
      if (!proof) refuseProof();
      const { challenge, solution } = proof;
      const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (!verified || expiresAt <= now()) refuseProof();
      // Others of the network may have made it dearer since it was handed out, by one step.
      if (solution.counter < (tries.min * (await workload.factorOf(network))) / 2) refuseProof();
      if (!(await used.use(challenge.signature, expiresAt))) refuseProof();
      await workload.note(network);
    },
  };
}

function readProof(token: string | undefined): z.infer<typeof proofSchema> | undefined {
  if (token === undefined || token.length > longestToken) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(token, "base64").toString())).data;
  } catch {
    return undefined;
  }
}
