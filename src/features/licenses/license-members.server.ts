import { and, asc, count, eq, or } from "drizzle-orm";
import type { Product } from "../../core/billing/product.ts";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { digestToken, makeToken } from "../../platform/http/cookies/session-token.server.ts";
import type { People, SessionCache } from "../accounts/contract.ts";
import type { Person } from "../../core/people/person.ts";
import type { DatabaseStep, Group, Invitation, Licenses } from "./contract.ts";
import { allowances, licenseInvitations, licenses } from "./tables.server.ts";

/**
 * Licenses for several people. Calls throw AppError `not_found` for licenses that are not the person's own, and
 * `unavailable` while the database cannot be reached.
 */
export interface Groups {
  /** To the owner with all members and invitations; to a member with the owner and themselves. */
  read(personId: string, licenseId: string): Promise<Group>;
  /**
   * Asks somebody to take a seat; the same address is asked again instead of twice. They hear of it by mail, where mail goes out.
   * @throws AppError `limit_reached` when no seat is free; `conflict` for who has one
   */
  invite(owner: Person, licenseId: string, invitation: { email: string; origin: string }): Promise<{ link: string }>;
  withdraw(ownerId: string, licenseId: string, invitationId: string): Promise<void>;
  /** What an invitation is for; undefined when it was used or withdrawn. */
  findInvitation(token: string): Promise<Invitation | undefined>;
  /**
   * Takes a seat, once. Links are handed on, seats are not: only who has the address that was invited takes it.
   * @throws AppError `not_found` for an invitation that is gone; `not_allowed` for another address; `conflict` for who has
   *   a seat
   */
  accept(person: Person, token: string): Promise<void>;
  /** The owner takes a seat back, or a member leaves. */
  remove(personId: string, licenseId: string, memberId: string): Promise<void>;
  /** A member becomes the owner, and the owner a member; invoices of before stay where they are. */
  handOver(ownerId: string, licenseId: string, memberId: string): Promise<void>;
  /** Members, the owner and whoever is asked. */
  countUsedSeats(licenseId: string): Promise<number>;
}

/** Where an invitation leads. */
export const joinPath = "/icons/join";

export function createGroups(deps: {
  database: Database;
  licenses: Pick<Licenses, "lock" | "join" | "seat">;
  people: Pick<People, "find">;
  findProduct: (code: string) => Promise<Product>;
  sessionCache: Pick<SessionCache, "forget">;
  /** Nothing where no mail goes out: then owners hand the link on. */
  sendInvitation: (invitation: { to: string; owner: Person; link: string }) => Promise<void>;
  /** What else belongs to whoever owns a license. */
  onHandOver: (step: DatabaseStep, licenseId: string, personId: string) => Promise<void>;
}): Groups {
  const { database, people, sessionCache } = deps;

  const transact = <Result>(work: (step: DatabaseStep) => Promise<Result>) =>
    database.run((db) => db.transaction(work));

  /** Locked, so that seats are counted by one at a time. */
  async function getGroup(step: DatabaseStep, ownerId: string, licenseId: string) {
    await deps.licenses.lock(step, licenseId);
    const isOwn = and(eq(licenses.id, licenseId), eq(licenses.personId, ownerId), eq(licenses.isGroupOwner, true));
    const [group] = await step.select().from(licenses).where(isOwn);
    if (!group) throw noLicense();
    return group;
  }

  async function listSeats(step: Pick<DatabaseStep, "select">, licenseId: string) {
    const rows = await step
      .select({ id: licenses.id, isOwner: licenses.isGroupOwner, personId: licenses.personId })
      .from(licenses)
      .where(or(eq(licenses.id, licenseId), eq(licenses.groupId, licenseId)))
      .orderBy(asc(licenses.createdAt));
    return Promise.all(
      rows.map(async (row) => {
        const person = await people.find(row.personId);
        return Object.assign(row, { name: person?.name ?? "", email: person?.email ?? null });
      }),
    );
  }

  return {
    read: (personId, licenseId) =>
      transact(async (step) => {
        const isOwn = and(eq(licenses.id, licenseId), eq(licenses.personId, personId), eq(licenses.isGroup, true));
        const [own] = await step.select().from(licenses).where(isOwn);
        if (!own) throw noLicense();
        const groupId = own.groupId ?? own.id;
        const seats = await listSeats(step, groupId);
        if (!own.isGroupOwner) {
          const known = seats.filter(({ id, isOwner }) => isOwner || id === own.id);
          return { isOwner: false, seats: undefined, members: known, invitations: [] };
        }
        const { id, email, invitedAt } = licenseInvitations;
        const invitations = await step
          .select({ id, email, invitedAt })
          .from(licenseInvitations)
          .where(eq(licenseInvitations.licenseId, groupId))
          .orderBy(asc(invitedAt));
        return { isOwner: true, seats: own.seats, members: seats, invitations };
      }),
    async invite(owner, licenseId, { email, origin }) {
      const token = makeToken();
      await transact(async (step) => {
        const group = await getGroup(step, owner.id, licenseId);
        const seats = await listSeats(step, licenseId);
        if (seats.some((seat) => seat.email === email)) throw new AppError("conflict", "They’re already a member.");
        const asked = and(eq(licenseInvitations.licenseId, licenseId), eq(licenseInvitations.email, email));
        const [before] = await step.delete(licenseInvitations).where(asked).returning();
        if (!before && (await countDownloaded(step, licenseId)) >= group.seats)
          throw new AppError("limit_reached", "All seats are in use. Add seats or remove a member first.");
        const values = { licenseId, email, tokenHash: digestToken(token), invitedAt: new Date() };
        await step.insert(licenseInvitations).values(values);
      });
      const link = `${origin}${joinPath}/${token}`;
      await deps.sendInvitation({ to: email, owner, link });
      return { link };
    },
    withdraw: (ownerId, licenseId, invitationId) =>
      transact(async (step) => {
        await getGroup(step, ownerId, licenseId);
        const isIt = and(eq(licenseInvitations.licenseId, licenseId), eq(licenseInvitations.id, invitationId));
        const [gone] = await step.delete(licenseInvitations).where(isIt).returning();
        if (!gone) throw new AppError("not_found", "Invitation not found.");
      }),
    async findInvitation(token) {
      const isIt = eq(licenseInvitations.tokenHash, digestToken(token));
      const [found] = await database.run((db) =>
        db
          .select({ ownerId: licenses.personId, productCode: licenses.productCode })
          .from(licenseInvitations)
          .innerJoin(licenses, eq(licenses.id, licenseInvitations.licenseId))
          .where(isIt),
      );
      const owner = found && (await people.find(found.ownerId));
      return owner && { owner: owner.name || (owner.email ?? ""), productCode: found.productCode ?? undefined };
    },
    async accept(person, token) {
      await transact(async (step) => {
        const isIt = eq(licenseInvitations.tokenHash, digestToken(token));
        const [used] = await step.delete(licenseInvitations).where(isIt).returning();
        if (!used) throw new AppError("not_found", "This invitation was already used or withdrawn.");
        if (!isSameAddress(used.email, person.email)) {
          throw new AppError(
            "not_allowed",
            "This invitation is for another email address. Ask the sender to invite yours.",
          );
        }
        await deps.licenses.lock(step, used.licenseId);
        const seats = await listSeats(step, used.licenseId);
        if (seats.some(({ personId }) => personId === person.id))
          throw new AppError("conflict", "You’re already a member.");
        const [group] = await step.select().from(licenses).where(eq(licenses.id, used.licenseId));
        if (!group?.productCode) throw noLicense();
        await deps.licenses.join(step, group.id, person.id, await deps.findProduct(group.productCode));
      });
      sessionCache.forget(person.id);
    },
    async remove(personId, licenseId, memberId) {
      const removed = await transact(async (step) => {
        await deps.licenses.lock(step, licenseId);
        const [seat] = await step
          .select({ personId: licenses.personId })
          .from(licenses)
          .where(and(eq(licenses.id, memberId), eq(licenses.groupId, licenseId)));
        if (!seat) throw noLicense();
        if (seat.personId !== personId) await getGroup(step, personId, licenseId);
        await step.delete(licenses).where(eq(licenses.id, memberId));
        const [group] = await step.select().from(licenses).where(eq(licenses.id, licenseId));
        if (!group?.productCode) return [seat.personId];
        const touched = await deps.licenses.seat(step, licenseId, await deps.findProduct(group.productCode));
        return [seat.personId, ...touched];
      });
      for (const id of removed) sessionCache.forget(id);
    },
    async handOver(ownerId, licenseId, memberId) {
      const memberPerson = await transact(async (step) => {
        await getGroup(step, ownerId, licenseId);
        const isMember = and(eq(licenses.id, memberId), eq(licenses.groupId, licenseId));
        const [member] = await step.select({ personId: licenses.personId }).from(licenses).where(isMember);
        if (!member) throw noLicense();
        for (const [id, personId] of [
          [licenseId, member.personId],
          [memberId, ownerId],
        ] as const) {
          await step.update(licenses).set({ personId }).where(eq(licenses.id, id));
          await step.update(allowances).set({ personId }).where(eq(allowances.licenseId, id));
        }
        await deps.onHandOver(step, licenseId, member.personId);
        return member.personId;
      });
      for (const personId of [ownerId, memberPerson]) sessionCache.forget(personId);
    },
    countUsedSeats: (licenseId) => database.run((db) => countDownloaded(db, licenseId)),
  };
}

const isSameAddress = (invited: string, own: string | null | undefined): boolean =>
  invited.trim().toLowerCase() === own?.trim().toLowerCase();

const noLicense = () => new AppError("not_found", "License not found.");

async function countDownloaded(step: Pick<DatabaseStep, "select">, licenseId: string): Promise<number> {
  const isSeat = or(eq(licenses.id, licenseId), eq(licenses.groupId, licenseId));
  const [used] = await step.select({ count: count() }).from(licenses).where(isSeat);
  const isAsked = eq(licenseInvitations.licenseId, licenseId);
  const [asked] = await step.select({ count: count() }).from(licenseInvitations).where(isAsked);
  return (used?.count ?? 0) + (asked?.count ?? 0);
}
