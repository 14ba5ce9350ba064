import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose";
import { z } from "zod";
import type { SignInType } from "../../core/people/sign-in-types.ts";
import { fetchLimited, unavailable, unconfirmed, usualTimeoutMs } from "./ask-provider.server.ts";

export interface IdTokenOptions {
  type: SignInType;
  keysUrl: string;
  clientId: string;
  /** Names of the provider; with `{tid}` where the claim of that name stands. */
  issuers: readonly string[];
  timeoutMs?: number | undefined;
}

/** Providers write it as they like. */
const yes = z.union([z.boolean(), z.number(), z.string()]).transform((value) => ["true", "1"].includes(String(value)));

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().optional(),
  email_verified: yes.optional(),
  name: z.string().optional(),
  /** Microsoft: the organization. */
  tid: z.string().optional(),
  /** Microsoft: the owner of the domain has confirmed the address. */
  xms_edov: yes.optional(),
});

export type IdClaims = z.infer<typeof claimsSchema>;

const algorithms = ["RS256", "ES256", "PS256"];

/** Checks id tokens: who signed them, for whom, when and for which attempt. */
export function createIdTokenReader({ type, keysUrl, clientId, issuers, timeoutMs = usualTimeoutMs }: IdTokenOptions) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeoutMs,
    // Each renewal of unknown keys is one question more to the provider.
    cooldownDuration: 30_000,
    [customFetch]: fetchLimited,
  });
  return {
    /** @throws AppError as `SignInProvider.readProfile` */
    async read(idToken: string | undefined, nonce: string): Promise<IdClaims> {
      if (idToken === undefined) throw unavailable(type, new Error("the response had no ID token"));
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms,
        audience: clientId,
        requiredClaims: ["iat", "exp"],
        clockTolerance: 60,
      }).catch((error: unknown) => {
        throw isAboutToken(error) ? unconfirmed(type) : unavailable(type, error);
      });
      const claims = claimsSchema.safeParse(payload);
      const isForUs = claims.success && claims.data.nonce === nonce && typeof payload.aud === "string";
      if (!isForUs || !isIssuer(issuers, claims.data)) throw unconfirmed(type);
      return claims.data;
    },
  };
}

const isIssuer = (issuers: readonly string[], { iss, tid }: IdClaims) =>
  issuers.some((issuer) => issuer.replace("{tid}", tid ?? "") === iss);

/** Rather than about the keys, which could not be fetched. */
function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JWKSNoMatchingKey
  );
}
