import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { and, count, desc, eq, lt, or } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Passkey } from "../contract.ts";
import type { Person } from "../../../core/people/person.ts";
import type { OneTimeTokens } from "../sign-in/one-time-tokens.server.ts";
import type { PasskeyChallenges } from "./passkey-challenges.server.ts";
import type { PasskeySite } from "./passkey-site.ts";
import { passkeys } from "../tables.server.ts";

/** Keys that devices keep for people to sign in with. All calls throw AppError `unavailable` without the database. */
export interface Passkeys {
  /** The one that was made last first. */
  list(personId: string): Promise<Passkey[]>;
  /**
   * What the browser needs to make one.
   * @throws AppError `limit_reached` for who has enough
   */
  prepareAdding(person: Person, site: PasskeySite): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Keeps the one that the browser has made for this person, by what was prepared.
   * @throws AppError `not_allowed` when it was not made for this or is known already
   */
  add(
    personId: string,
    made: { name: string; response: RegistrationResponseJSON },
    site: PasskeySite,
  ): Promise<Passkey>;
  /** False when they have none of this id. */
  rename(personId: string, id: string, name: string): Promise<boolean>;
  /** What the browser needs to ask for one of those that it has. */
  prepareSignIn(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /**
   * Whose passkey has signed what was prepared, once.
   * @throws AppError `not_allowed` when it is nobody's, has signed something else, or may be a copy
   */
  signIn(response: AuthenticationResponseJSON, site: PasskeySite): Promise<{ personId: string }>;
}

const siteName = "Iconarium";
const mostPasskeys = 20;
const minutes = 5;
/** EdDSA, ES256, RS256: what devices have. Asking Node for more would have it warn of an experiment. */
const algorithms = [-8, -7, -257];

/** @param deps.now for tests; the clock otherwise */
export function createPasskeys(deps: {
  database: Database;
  oneTimeTokens: OneTimeTokens;
  challenges: PasskeyChallenges;
  now?: () => Date;
}): Passkeys {
  const { database, oneTimeTokens, challenges, now = () => new Date() } = deps;
  const { id, name, createdAt, usedAt } = passkeys;
  const shown = { id, name, createdAt, usedAt };

  async function list(personId: string): Promise<Passkey[]> {
    const rows = await database.run((db) =>
      db
        .select(shown)
        .from(passkeys)
        .where(eq(passkeys.personId, personId))
        .orderBy(desc(createdAt))
        .limit(mostPasskeys),
    );
    return rows.map(({ usedAt: lastAt, ...row }) => Object.assign(row, { usedAt: lastAt ?? undefined }));
  }

  return {
    list,
    async prepareAdding(person, { rpId }) {
      const known = await list(person.id);
      if (known.length >= mostPasskeys)
        throw new AppError("limit_reached", `An account can have at most ${mostPasskeys} passkeys. Remove one first.`);
      const challenge = await oneTimeTokens.make("add-passkey", { personId: person.id, minutes });
      const label = person.email ?? person.name;
      return generateRegistrationOptions({
        rpName: siteName,
        rpID: rpId,
        userID: new TextEncoder().encode(person.id),
        userName: label === "" ? siteName : label,
        userDisplayName: person.name,
        challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
        attestationType: "none",
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
        authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
      });
    },
    async add(personId, made, { rpId, origin }) {
      const isPrepared = async (challenge: string) =>
        (await oneTimeTokens.use("add-passkey", challenge))?.personId === personId;
      const { registrationInfo } = await prove(() =>
        verifyRegistrationResponse({
          response: made.response,
          expectedChallenge: isPrepared,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: false,
          supportedAlgorithmIDs: algorithms,
        }),
      );
      if (!registrationInfo) throw unproved();
      const { credential } = registrationInfo;
      const row = {
        id: credential.id,
        personId,
        name: made.name,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        createdAt: now(),
      };
      const [stored] = await database.run((db) =>
        db.transaction(async (step) => {
          const [has] = await step.select({ count: count() }).from(passkeys).where(eq(passkeys.personId, personId));
          if ((has?.count ?? 0) >= mostPasskeys)
            throw new AppError("limit_reached", "This account has the maximum number of passkeys. Remove one first.");
          return step.insert(passkeys).values(row).onConflictDoNothing().returning(shown);
        }),
      );
      if (!stored) throw unproved();
      return { ...stored, usedAt: undefined };
    },
    async rename(personId, passkeyId, newName) {
      const isIt = and(eq(passkeys.personId, personId), eq(id, passkeyId));
      const renamed = await database.run((db) =>
        db.update(passkeys).set({ name: newName }).where(isIt).returning({ id }),
      );
      return renamed.length > 0;
    },
    prepareSignIn: ({ rpId }) =>
      generateAuthenticationOptions({ rpID: rpId, challenge: challenges.make(), userVerification: "preferred" }),
    async signIn(response, { rpId, origin }) {
      const [known] = await database.run((db) => db.select().from(passkeys).where(eq(id, response.id)));
      const { verified, authenticationInfo } = await prove(() => {
        if (!known) throw unproved();
        return verifyAuthenticationResponse({
          response,
          expectedChallenge: (challenge) => challenges.use(challenge),
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: false,
          credential: {
            id: known.id,
            publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
            counter: known.counter,
            transports: known.transports,
          },
        });
      });
      if (!verified || !known) throw unproved();
      // Of a passkey and its copy, only one can be ahead; those that do not count stay at nought.
      const { newCounter } = authenticationInfo;
      const isAhead = or(
        lt(passkeys.counter, newCounter),
        and(eq(passkeys.counter, 0), eq(passkeys.counter, newCounter)),
      );
      const noted = await database.run((db) =>
        db
          .update(passkeys)
          .set({ counter: newCounter, usedAt: now() })
          .where(and(eq(id, known.id), isAhead))
          .returning({ id }),
      );
      if (noted.length === 0) throw unproved();
      return { personId: known.personId };
    },
  };
}

/** What a browser sends can be wrong in many ways, all of which come to the same. */
async function prove<Proof>(verify: () => Promise<Proof>): Promise<Proof> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw unproved();
  }
}

const unproved = () => new AppError("not_allowed", "This passkey doesn’t belong to any account here.");
