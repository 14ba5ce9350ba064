import { createHash } from "node:crypto";
import { z } from "zod";
import { createSeal } from "../../../platform/http/cookies/seal.server.ts";
import { makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import type { OneTimeTokens } from "./one-time-tokens.server.ts";

/**
 * Carries a sign-in from one origin of the site to another one, which cannot read its cookies. The code goes through the
 * address, so it works once, shortly, and only in the browser that holds the ticket: nobody is signed in by a link that
 * somebody else made. All calls throw AppError `unavailable` while the database cannot be reached.
 */
export interface CrossOriginSignIn {
  /** @returns the code */
  open(transfer: Transfer): Promise<string>;
  /** The token; undefined for a code that is unknown, used, too old or for another ticket. */
  redeem(code: string, ticket: string | undefined): Promise<string | undefined>;
}

const minutes = 1;
const minuteSeconds = 60;
const transfer = z.object({ token: z.string(), ticket: z.string() });
type Transfer = z.infer<typeof transfer>;

/** What is kept can be opened with the code alone, of which the database has a digest: it knows no token. */
const sealBy = (code: string) =>
  createSeal({
    key: createHash("sha256").update(`passage ${code}`).digest(),
    schema: transfer,
    lastsSeconds: minutes * minuteSeconds,
  });

export function createCrossOriginSignIn({ oneTimeTokens }: { oneTimeTokens: OneTimeTokens }): CrossOriginSignIn {
  return {
    async open(content) {
      const code = makeToken();
      await oneTimeTokens.store("passage", code, { payload: await sealBy(code).close(content), minutes });
      return code;
    },
    async redeem(code, ticket) {
      const used = await oneTimeTokens.use("passage", code);
      const opened = used && (await sealBy(code).open(used.payload));
      return opened?.ticket === ticket ? opened?.token : undefined;
    },
  };
}
