import { and, asc, count, eq, or } from "drizzle-orm";
import type { Product } from "../../core/billing/product.ts";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { digestToken, makeToken } from "../../platform/http/cookies/session-token.server.ts";
import type { People, SessionCache } from "../accounts/contract.ts";
import type { Person } from "../../core/people/person.ts";
import type { DatabaseStep, Group, Invitation, Licences } from "./contract.ts";
import { allowances, licenceInvitations, licences } from "./tables.server.ts";

/**
 * Licences for several people. Calls throw AppError `not_found` for licences that are not the person's own, and
 * `unavailable` while the database cannot be reached.
 */
export interface Groups {
  /** To the owner with all members and invitations; to a member with the owner and themselves. */
  read(personId: string, licenceId: string): Promise<Group>;
  /**
   * Asks somebody to take a seat; the same address is asked again instead of twice. They hear of it by mail, where mail goes out.
   * @throws AppError `limit_reached` when no seat is free; `conflict` for who has one
   */
  invite(owner: Person, licenceId: string, wish: { email: string; origin: string }): Promise<{ link: string }>;
  withdraw(ownerId: string, licenceId: string, invitationId: string): Promise<void>;
  /** What an invitation is for; undefined when it was used or withdrawn. */
  findInvitation(token: string): Promise<Invitation | undefined>;
  /**
   * Takes a seat, once. Links are handed on, seats are not: only who has the address that was invited takes it.
   * @throws AppError `not_found` for an invitation that is gone; `not_allowed` for another address; `conflict` for who has
   *   a seat
   */
  accept(person: Person, token: string): Promise<void>;
  /** The owner takes a seat back, or a member leaves. */
  remove(personId: string, licenceId: string, memberId: string): Promise<void>;
  /** A member becomes the owner, and the owner a member; invoices of before stay where they are. */
  handOver(ownerId: string, licenceId: string, memberId: string): Promise<void>;
  /** Members, the owner and whoever is asked. */
  countSeatsTaken(licenceId: string): Promise<number>;
}

/** Where an invitation leads. */
export const joinPath = "/icons/join";

export function createGroups(deps: {
  database: Database;
  licences: Pick<Licences, "lock" | "join" | "seat">;
  people: Pick<People, "find">;
  findProduct: (code: string) => Promise<Product>;
  viewers: Pick<SessionCache, "forget">;
  /** Nothing where no mail goes out: then owners hand the link on. */
  sendInvitation: (invitation: { to: string; owner: Person; link: string }) => Promise<void>;
  /** What else belongs to whoever owns a licence. */
  onHandOver: (step: DatabaseStep, licenceId: string, personId: string) => Promise<void>;
}): Groups {
  const { database, people, viewers } = deps;

  const transact = <Result>(work: (step: DatabaseStep) => Promise<Result>) =>
    database.run((db) => db.transaction(work));

  /** Locked, so that seats are counted by one at a time. */
  async function getGroup(step: DatabaseStep, ownerId: string, licenceId: string) {
    await deps.licences.lock(step, licenceId);
    const isOwn = and(eq(licences.id, licenceId), eq(licences.personId, ownerId), eq(licences.isGroupOwner, true));
    const [group] = await step.select().from(licences).where(isOwn);
    if (!group) throw noLicence();
    return group;
  }

  async function listSeats(step: Pick<DatabaseStep, "select">, licenceId: string) {
    const rows = await step
      .select({ id: licences.id, isOwner: licences.isGroupOwner, personId: licences.personId })
      .from(licences)
      .where(or(eq(licences.id, licenceId), eq(licences.groupId, licenceId)))
      .orderBy(asc(licences.createdAt));
    return Promise.all(
      rows.map(async (row) => {
        const person = await people.find(row.personId);
        return Object.assign(row, { name: person?.name ?? "", email: person?.email ?? null });
      }),
    );
  }

  return {
    read: (personId, licenceId) =>
      transact(async (step) => {
        const isOwn = and(eq(licences.id, licenceId), eq(licences.personId, personId), eq(licences.isGroup, true));
        const [own] = await step.select().from(licences).where(isOwn);
        if (!own) throw noLicence();
        const groupId = own.groupId ?? own.id;
        const seats = await listSeats(step, groupId);
        if (!own.isGroupOwner) {
          const known = seats.filter(({ id, isOwner }) => isOwner || id === own.id);
          return { isOwner: false, seats: undefined, members: known, invitations: [] };
        }
        const { id, email, invitedAt } = licenceInvitations;
        const invitations = await step
          .select({ id, email, invitedAt })
          .from(licenceInvitations)
          .where(eq(licenceInvitations.licenceId, groupId))
          .orderBy(asc(invitedAt));
        return { isOwner: true, seats: own.seats, members: seats, invitations };
      }),
    async invite(owner, licenceId, { email, origin }) {
      const token = makeToken();
      await transact(async (step) => {
        const group = await getGroup(step, owner.id, licenceId);
        const seats = await listSeats(step, licenceId);
        if (seats.some((seat) => seat.email === email)) throw new AppError("conflict", "They’re already a member.");
        const asked = and(eq(licenceInvitations.licenceId, licenceId), eq(licenceInvitations.email, email));
        const [before] = await step.delete(licenceInvitations).where(asked).returning();
        if (!before && (await countTaken(step, licenceId)) >= group.seats)
          throw new AppError("limit_reached", "All seats are in use. Add seats or remove a member first.");
        const values = { licenceId, email, tokenHash: digestToken(token), invitedAt: new Date() };
        await step.insert(licenceInvitations).values(values);
      });
      const link = `${origin}${joinPath}/${token}`;
      await deps.sendInvitation({ to: email, owner, link });
      return { link };
    },
    withdraw: (ownerId, licenceId, invitationId) =>
      transact(async (step) => {
        await getGroup(step, ownerId, licenceId);
        const isIt = and(eq(licenceInvitations.licenceId, licenceId), eq(licenceInvitations.id, invitationId));
        const [gone] = await step.delete(licenceInvitations).where(isIt).returning();
        if (!gone) throw new AppError("not_found", "Invitation not found.");
      }),
    async findInvitation(token) {
      const isIt = eq(licenceInvitations.tokenHash, digestToken(token));
      const [found] = await database.run((db) =>
        db
          .select({ ownerId: licences.personId, productCode: licences.productCode })
          .from(licenceInvitations)
          .innerJoin(licences, eq(licences.id, licenceInvitations.licenceId))
          .where(isIt),
      );
      const owner = found && (await people.find(found.ownerId));
      return owner && { owner: owner.name || (owner.email ?? ""), productCode: found.productCode ?? undefined };
    },
    async accept(person, token) {
      await transact(async (step) => {
        const isIt = eq(licenceInvitations.tokenHash, digestToken(token));
        const [used] = await step.delete(licenceInvitations).where(isIt).returning();
        if (!used) throw new AppError("not_found", "This invitation was already used or withdrawn.");
        if (!isSameAddress(used.email, person.email)) {
          throw new AppError(
            "not_allowed",
            "This invitation is for another email address. Ask the sender to invite yours.",
          );
        }
        await deps.licences.lock(step, used.licenceId);
        const seats = await listSeats(step, used.licenceId);
        if (seats.some(({ personId }) => personId === person.id))
          throw new AppError("conflict", "You’re already a member.");
        const [group] = await step.select().from(licences).where(eq(licences.id, used.licenceId));
        if (!group?.productCode) throw noLicence();
        await deps.licences.join(step, group.id, person.id, await deps.findProduct(group.productCode));
      });
      viewers.forget(person.id);
    },
    async remove(personId, licenceId, memberId) {
      const removed = await transact(async (step) => {
        await deps.licences.lock(step, licenceId);
        const [seat] = await step
          .select({ personId: licences.personId })
          .from(licences)
          .where(and(eq(licences.id, memberId), eq(licences.groupId, licenceId)));
        if (!seat) throw noLicence();
        if (seat.personId !== personId) await getGroup(step, personId, licenceId);
        await step.delete(licences).where(eq(licences.id, memberId));
        const [group] = await step.select().from(licences).where(eq(licences.id, licenceId));
        if (!group?.productCode) return [seat.personId];
        const touched = await deps.licences.seat(step, licenceId, await deps.findProduct(group.productCode));
        return [seat.personId, ...touched];
      });
      for (const id of removed) viewers.forget(id);
    },
    async handOver(ownerId, licenceId, memberId) {
      const memberPerson = await transact(async (step) => {
        await getGroup(step, ownerId, licenceId);
        const isMember = and(eq(licences.id, memberId), eq(licences.groupId, licenceId));
        const [member] = await step.select({ personId: licences.personId }).from(licences).where(isMember);
        if (!member) throw noLicence();
        for (const [id, personId] of [
          [licenceId, member.personId],
          [memberId, ownerId],
        ] as const) {
          await step.update(licences).set({ personId }).where(eq(licences.id, id));
          await step.update(allowances).set({ personId }).where(eq(allowances.licenceId, id));
        }
        await deps.onHandOver(step, licenceId, member.personId);
        return member.personId;
      });
      for (const personId of [ownerId, memberPerson]) viewers.forget(personId);
    },
    countSeatsTaken: (licenceId) => database.run((db) => countTaken(db, licenceId)),
  };
}

const isSameAddress = (invited: string, own: string | null | undefined): boolean =>
  invited.trim().toLowerCase() === own?.trim().toLowerCase();

const noLicence = () => new AppError("not_found", "License not found.");

async function countTaken(step: Pick<DatabaseStep, "select">, licenceId: string): Promise<number> {
  const isSeat = or(eq(licences.id, licenceId), eq(licences.groupId, licenceId));
  const [taken] = await step.select({ count: count() }).from(licences).where(isSeat);
  const isAsked = eq(licenceInvitations.licenceId, licenceId);
  const [asked] = await step.select({ count: count() }).from(licenceInvitations).where(isAsked);
  return (taken?.count ?? 0) + (asked?.count ?? 0);
}
