import type { DecidedSwap } from "../../swap/contract.ts";
import type { CollectionChange, StoredIcon } from "./collections-state.ts";
import { collectionLimits } from "../contract.ts";

/**
 * The changes that put what was decided in the place of what a collection has; undone by the same with both exchanged. New
 * icons come before old ones go, as far as there is room, so that nothing is lost where the second change fails.
 */
export function describeSwap(
  id: string,
  { before, after, at }: { before: readonly StoredIcon[]; after: DecidedSwap["icons"]; at: string },
): CollectionChange[] {
  const [had, has] = [new Set(before.map((icon) => icon.id)), new Set(after.map((icon) => icon.id))];
  const fresh = after.filter((icon) => !had.has(icon.id));
  const gone = before.filter((icon) => !has.has(icon.id));
  const add: CollectionChange[] = fresh.length > 0 ? [{ kind: "add", id, at, icons: fresh }] : [];
  const remove: CollectionChange[] =
    gone.length > 0 ? [{ kind: "remove", id, at, iconIds: gone.map((icon) => icon.id) }] : [];
  const hasRoom = before.length + fresh.length <= collectionLimits.icons;
  const place: CollectionChange = { kind: "place", id, at, iconIds: after.map((icon) => icon.id) };
  return [...(hasRoom ? [...add, ...remove] : [...remove, ...add]), place];
}
