import { desc, eq, sql } from "drizzle-orm";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import type { Step } from "./collection-rows.server.ts";
import type { Requester, FoundIcon } from "../contract.ts";
import { createWordMatch } from "../store/list-matching.ts";
import { collectionIcons, collections, uploadedIcons } from "../tables.server.ts";

/** Of somebody with more icons, those that were added last are looked through. */
const mostIcons = 20_000;

/** Every icon of a person's collections, the last added first; each once. */
export function listStoredIcons(step: Step, personId: string) {
  return step
    .select({
      id: collectionIcons.iconId,
      collectionIds: sql<string[]>`array_agg(${collections.id} order by ${collections.updatedAt} desc)`,
      uploadName: uploadedIcons.name,
      isColor: uploadedIcons.isColor,
    })
    .from(collectionIcons)
    .innerJoin(collections, eq(collections.id, collectionIcons.collectionId))
    .leftJoin(uploadedIcons, eq(uploadedIcons.id, collectionIcons.iconId))
    .where(eq(collections.personId, personId))
    .groupBy(collectionIcons.iconId, uploadedIcons.id)
    .orderBy(desc(sql`max(${collectionIcons.addedAt})`), collectionIcons.iconId)
    .limit(mostIcons);
}

/** Those whose names hold all words of a term: uploads by theirs, others by that in the language of who asks and in English. */
export async function matchStoredIcons(
  rows: Awaited<ReturnType<typeof listStoredIcons>>,
  { term, locale, host }: Pick<Requester, "locale"> & { term: string; host: CatalogueHost },
): Promise<FoundIcon[]> {
  const { catalogue, names } = host.current();
  const matches = createWordMatch(term, locale);
  const found = await mapInSlices(rows, ({ id, collectionIds, uploadName, isColor }): FoundIcon[] => {
    if (uploadName !== null) {
      return matches(uploadName) ? [{ id, name: uploadName, isColor: isColor === true, collectionIds }] : [];
    }
    const ordinal = catalogue.findById(id);
    if (ordinal === undefined) return [];
    const icon = catalogue.icon(ordinal);
    const name = names.nameIcon(icon, locale);
    return matches(`${name} ${icon.name}`) ? [{ id, name, isColor: icon.isColor, collectionIds }] : [];
  });
  return found.flat();
}
