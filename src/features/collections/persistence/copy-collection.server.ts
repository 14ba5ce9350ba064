import { eq, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { CollectionChanging } from "./collection-changes.server.ts";
import type { CollectionRow } from "./collection-rows.server.ts";
import { collectionLimits } from "../contract.ts";
import { makeUploadId } from "./make-upload-id.server.ts";
import { collectionIcons, uploadedIcons } from "../tables.server.ts";
import { uploadLimits } from "../uploads/contract.ts";
import { countStored } from "../uploads/count-stored.server.ts";

/**
 * Copies a collection that they may see. Drawings that somebody else brought are copied too, so that they stay when those go.
 *
 * @throws AppError `limit_reached`
 */
export async function copyCollection(
  { step, personId, add }: CollectionChanging,
  source: CollectionRow,
  name: string,
): Promise<CollectionRow> {
  const { description, tags } = source;
  const copy = await add({ name, description, tags });
  const icons = await step
    .select({ id: collectionIcons.iconId, position: collectionIcons.position, uploader: uploadedIcons.personId })
    .from(collectionIcons)
    .leftJoin(uploadedIcons, eq(uploadedIcons.id, collectionIcons.iconId))
    .where(eq(collectionIcons.collectionId, source.id))
    .limit(collectionLimits.icons);
  const isForeign = ({ uploader }: { uploader: string | null }) => uploader !== null && uploader !== personId;
  const newIds = new Map(icons.filter(isForeign).map(({ id }) => [id, makeUploadId()]));
  if (newIds.size > 0) {
    if (newIds.size + (await countStored(step, personId)) > uploadLimits.icons)
      throw new AppError("limit_reached", `You can upload at most ${uploadLimits.icons} icons. Delete some first.`);
    await step.execute(sql`
      insert into ${uploadedIcons} (id, person_id, name, svg, is_color, is_animated)
      select copied.id, ${personId}, source.name, source.svg, source.is_color, source.is_animated
      from unnest(${sql.param([...newIds.keys()])}::text[], ${sql.param([...newIds.values()])}::text[]) as copied (source_id, id)
      join ${uploadedIcons} source on source.id = copied.source_id`);
  }
  if (icons.length > 0) {
    await step
      .insert(collectionIcons)
      .values(icons.map(({ id, position }) => ({ collectionId: copy.id, iconId: newIds.get(id) ?? id, position })));
  }
  return copy;
}
