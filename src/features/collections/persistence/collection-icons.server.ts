import { and, asc, count, eq, inArray, min, notExists, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Step } from "./collection-rows.server.ts";
import { collectionLimits, type IconPlace, type PlacedIcon } from "../contract.ts";
import { placeIcons, positionStep } from "./place-icons.ts";
import { collectionIcons, takenDownIcons } from "../tables.server.ts";

/**
 * Puts icons that are known to exist into a collection: where they say, else in their order before all others.
 *
 * @returns ids of those that are new in it
 * @throws AppError `limit_reached`, having added none
 */
export async function insertIcons(step: Step, collectionId: string, icons: readonly IconPlace[]): Promise<string[]> {
  const places = new Map(icons.map((icon) => [icon.id, icon]));
  if (places.size === 0) return [];
  const isIn = eq(collectionIcons.collectionId, collectionId);
  const known = await step
    .select({ id: collectionIcons.iconId })
    .from(collectionIcons)
    .where(and(isIn, inArray(collectionIcons.iconId, [...places.keys()])));
  for (const { id } of known) places.delete(id);
  const [before] = await step
    .select({ total: count(), first: min(collectionIcons.position) })
    .from(collectionIcons)
    .where(isIn);
  const { total, first } = before!;
  if (total + places.size > collectionLimits.icons) {
    const room = collectionLimits.icons - total;
    throw new AppError(
      "limit_reached",
      `A collection can have ${collectionLimits.icons} icons. This one has room for ${room} more.`,
    );
  }
  if (places.size === 0) return [];
  const start = (first ?? 0) - positionStep * places.size;
  const rows = [...places.values()].map(({ id, position }, index) => ({
    collectionId,
    iconId: id,
    position: position ?? start + positionStep * index,
  }));
  await step.insert(collectionIcons).values(rows);
  return rows.map(({ iconId }) => iconId);
}

/** @returns those that were in the collection, in its order */
export async function deleteIcons(step: Step, collectionId: string, ids: readonly string[]): Promise<PlacedIcon[]> {
  if (ids.length === 0) return [];
  const deleted = await step
    .delete(collectionIcons)
    .where(and(eq(collectionIcons.collectionId, collectionId), inArray(collectionIcons.iconId, [...ids])))
    .returning({ id: collectionIcons.iconId, position: collectionIcons.position });
  return deleted.toSorted((a, b) => a.position - b.position);
}

/** @throws AppError `not_found` when `before` is not in the collection */
export async function sortIcons(
  step: Step,
  collectionId: string,
  { icons: moved, before }: { icons: readonly string[]; before?: string | undefined },
): Promise<void> {
  const icons = await listPlaces(step, collectionId);
  if (before !== undefined && !icons.some(({ id }) => id === before))
    throw new AppError("not_found", "The collection doesn’t contain this icon.", { field: "order" });
  const placed = placeIcons(icons, moved, before);
  if (placed.length === 0) return;
  const ids = placed.map(({ id }) => id);
  const positions = placed.map(({ position }) => position);
  await step.execute(sql`
    update ${collectionIcons} set position = placed.position
    from unnest(${sql.param(ids)}::text[], ${sql.param(positions)}::float8[]) as placed (id, position)
    where collection_id = ${collectionId} and icon_id = placed.id`);
}

export function listPlaces(step: Step, collectionId: string): Promise<PlacedIcon[]> {
  return step
    .select({ id: collectionIcons.iconId, position: collectionIcons.position })
    .from(collectionIcons)
    .where(eq(collectionIcons.collectionId, collectionId))
    .orderBy(asc(collectionIcons.position), asc(collectionIcons.iconId))
    .limit(collectionLimits.icons);
}

/** Keeps so many, the first ones. */
export async function dropIconsAfter(step: Step, collectionId: string, maxCount: number): Promise<void> {
  const surplus = step
    .select({ id: collectionIcons.iconId })
    .from(collectionIcons)
    .where(eq(collectionIcons.collectionId, collectionId))
    .orderBy(asc(collectionIcons.position), asc(collectionIcons.iconId))
    .offset(maxCount);
  await step
    .delete(collectionIcons)
    .where(and(eq(collectionIcons.collectionId, collectionId), inArray(collectionIcons.iconId, surplus)));
}

/** What has not been taken down. */
export const isShown = (step: Step) =>
  notExists(
    step
      .select({ found: sql`1` })
      .from(takenDownIcons)
      .where(eq(takenDownIcons.iconId, collectionIcons.iconId)),
  );

/** How many icons of a collection are shown. */
export async function countIcons(step: Step, collectionId: string): Promise<number> {
  const [total] = await step
    .select({ value: count() })
    .from(collectionIcons)
    .where(and(eq(collectionIcons.collectionId, collectionId), isShown(step)));
  return total!.value;
}

/** How many places of a collection are taken: what is not shown today may come back. */
export async function countPlaces(step: Step, collectionId: string): Promise<number> {
  const [total] = await step
    .select({ value: count() })
    .from(collectionIcons)
    .where(eq(collectionIcons.collectionId, collectionId));
  return total!.value;
}
