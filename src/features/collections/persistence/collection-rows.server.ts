import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { AppError } from "../../../core/errors.ts";
import type { CollectionKind, CollectionPermissions } from "../contract.ts";
import { collections, formerCodes } from "../tables.server.ts";

/** The database, or a transaction on it. */
export type Step = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

export type CollectionRow = typeof collections.$inferSelect;

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const apiCodePattern = /^[\w-]{22}$/;

/** What owners may do with each kind. */
const ownerMay: Readonly<Record<CollectionKind, CollectionPermissions>> = {
  custom: { canEdit: true, canRename: true, canDelete: true, canAddIcons: true, canRemoveIcons: true },
  favorites: { canEdit: true, canRename: false, canDelete: false, canAddIcons: true, canRemoveIcons: true },
  downloaded: { canEdit: false, canRename: false, canDelete: false, canAddIcons: false, canRemoveIcons: true },
};
const othersMay: CollectionPermissions = {
  canEdit: false,
  canRename: false,
  canDelete: false,
  canAddIcons: false,
  canRemoveIcons: false,
};

const refusals: Readonly<Record<keyof CollectionPermissions, string>> = {
  canEdit: "Downloaded can’t be edited or shared.",
  canRename: "Favorites and Downloaded can’t be renamed.",
  canDelete: "Favorites and Downloaded can’t be deleted.",
  canAddIcons: "You can’t add icons to Downloaded. They appear there when you download them.",
  canRemoveIcons: "Icons can’t be removed from this collection.",
};

export const permissionsOf = (
  { personId, kind }: CollectionRow,
  requester: string | undefined,
): CollectionPermissions => (personId === requester ? ownerMay[kind] : othersMay);

/**
 * A collection that somebody may see: by its id for its owner, by its `apiCode` for everybody who may, and by an `apiCode`
 * that it had before for its owner.
 *
 * @throws AppError `not_found`, also for what they may not see
 */
export async function getVisibleRow(step: Step, key: string, personId: string | undefined): Promise<CollectionRow> {
  const isOwn = personId === undefined ? sql`false` : eq(collections.personId, personId);
  const isShared = eq(collections.access, "public");
  const isNamed = idPattern.test(key)
    ? and(eq(collections.id, key), isOwn)
    : apiCodePattern.test(key)
      ? and(eq(collections.apiCode, key), or(isOwn, isShared))
      : undefined;
  const [row] = isNamed ? await step.select().from(collections).where(isNamed) : [];
  const found =
    row ??
    (personId !== undefined && apiCodePattern.test(key) ? await findByFormerCode(step, key, personId) : undefined);
  if (!found) throw noCollection();
  return found;
}

/** Links that were given to others are dead with a collection's code; what its owner has kept of them is not. */
async function findByFormerCode(step: Step, apiCode: string, personId: string): Promise<CollectionRow | undefined> {
  const ids = step.select({ id: formerCodes.collectionId }).from(formerCodes).where(eq(formerCodes.apiCode, apiCode));
  const isNamed = and(inArray(collections.id, ids), eq(collections.personId, personId));
  const [row] = await step.select().from(collections).where(isNamed);
  return row;
}

export const noCollection = () => new AppError("not_found", "Collection not found.");

/**
 * A collection of somebody's own, to do something with it.
 *
 * @throws AppError `not_found`; `not_allowed` when they may see it but it is not theirs; `not_acceptable` when its kind does not take this
 */
export async function getOwnRow(
  step: Step,
  options: { key: string; personId: string; toDo: readonly (keyof CollectionPermissions)[] },
): Promise<CollectionRow> {
  const { key, personId, toDo } = options;
  const row = await getVisibleRow(step, key, personId);
  if (row.personId !== personId) throw new AppError("not_allowed", "This collection belongs to someone else.");
  const permissions = permissionsOf(row, personId);
  const missing = toDo.find((permission) => !permissions[permission]);
  if (missing) throw new AppError("not_acceptable", refusals[missing]);
  return row;
}
