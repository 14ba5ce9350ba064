import { createHmac, randomUUID } from "node:crypto";
import { and, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createSeal } from "../../platform/http/cookies/seal.server.ts";
import type { KeyMaker } from "../../platform/secret-key.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { Rewards } from "./contract.ts";
import { spentRewards } from "./tables.server.ts";

const dayMs = 86_400_000;
/** From the offer to the file. */
const lastsSeconds = 900;
/** A school or an office shares one network. */
const visitorsOfNetwork = 10;

const offered = z.object({ id: z.uuid(), icon: z.string(), visitor: z.string(), offeredAtMs: z.int() });

export interface RewardOptions {
  database: Database;
  catalogue: CatalogueHost;
  makeKey: KeyMaker;
  /** For how long a promotion is to be watched. */
  seconds: number;
  /** Pictures for one visitor. */
  perDay: number;
  now?: () => Date;
}

/**
 * An offer is a sealed paper with the icon and the time; nothing is kept of it. Once it is used, its number is kept for a day,
 * so that it counts once whoever comes with it, and so that there are only some a day.
 */
export function createRewards(options: RewardOptions): Rewards {
  const { database, catalogue, makeKey, seconds, perDay, now = () => new Date() } = options;
  const seal = createSeal({ key: makeKey("rewards"), schema: offered, lastsSeconds });
  const nameKey = makeKey("names of rewards");
  const hideName = (name: string) => createHmac("sha256", nameKey).update(name).digest("base64url");

  type Reader = Parameters<Parameters<Database["run"]>[0]>[0];

  /** @throws AppError `limit_reached` */
  async function demandSome(db: Pick<Reader, "$count">, { visitor, network }: { visitor: string; network: string }) {
    const since = gt(spentRewards.spentAt, new Date(now().getTime() - dayMs));
    const count = (whose: SQL) => db.$count(spentRewards, and(whose, since));
    const ofVisitor = await count(eq(spentRewards.visitor, visitor));
    const ofNetwork = await count(eq(spentRewards.network, network));
    if (ofVisitor < perDay && ofNetwork < perDay * visitorsOfNetwork) return;
    throw new AppError("limit_reached", "You’ve reached today’s limit. Try again tomorrow.");
  }

  async function spend(reward: z.infer<typeof offered>, network: string): Promise<void> {
    const { id, visitor } = reward;
    const hidden = hideName(network);
    await database.run((db) =>
      db.transaction(async (change) => {
        // One after another, so that many at once are not all the last of the day.
        for (const name of [visitor, hidden].toSorted())
          await change.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
        await change.delete(spentRewards).where(lte(spentRewards.spentAt, new Date(now().getTime() - dayMs)));
        await demandSome(change, { visitor, network: hidden });
        const added = await change
          .insert(spentRewards)
          .values({ id, visitor, network: hidden, spentAt: now() })
          .onConflictDoNothing()
          .returning({ id: spentRewards.id });
        if (added.length === 0) refuse("was already used");
      }),
    );
  }

  return {
    seconds,
    async offer(icon, { visitor, network }) {
      const { catalogue: icons } = catalogue.current();
      const ordinal = icons.findById(icon);
      if (ordinal === undefined) throw new AppError("not_found", `Icon ${icon} not found.`, { field: "icon" });
      if (icons.icon(ordinal).isFree) throw new AppError("conflict", "This icon is free in any size.");
      const seeker = { visitor: hideName(visitor), network: hideName(network) };
      await database.run((db) => demandSome(db, seeker));
      const token = await seal.close({ id: randomUUID(), icon, visitor: seeker.visitor, offeredAtMs: now().getTime() });
      return { token };
    },
    async admit(token, icon) {
      const reward = (await seal.open(token)) ?? refuse("is invalid or has expired");
      if (reward.icon !== icon) refuse("is for another icon");
      const agedMs = now().getTime() - reward.offeredAtMs;
      if (agedMs < seconds * 1000) refuse("was used too early");
      if (agedMs > lastsSeconds * 1000) refuse("has expired");
      const uses = await database.run((db) => db.$count(spentRewards, eq(spentRewards.id, reward.id)));
      if (uses > 0) refuse("was already used");
      return { spend: (network) => spend(reward, network) };
    },
  };
}

function refuse(why: string): never {
  throw new AppError("not_allowed", `reward: this ${why}.`, { field: "reward" });
}
