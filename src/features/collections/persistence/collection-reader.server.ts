import { and, asc, count, eq, exists, sql, type SQL } from "drizzle-orm";
import type { Locale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import { lastChangedFirst } from "./collection-changes.server.ts";
import { isShown } from "./collection-icons.server.ts";
import { permissionsOf, type CollectionRow, type Step } from "./collection-rows.server.ts";
import {
  collectionLimits,
  type Requester,
  type Collection,
  type CollectionIcon,
  type CollectionSort,
} from "../contract.ts";
import { collectionIcons, collections, uploadedIcons } from "../tables.server.ts";

const isIn = eq(collectionIcons.collectionId, collections.id);
const inOrder = [asc(collectionIcons.position), asc(collectionIcons.iconId)];

/** Own names are kept, those of collections that are made for everybody are told in a language. */
export function nameCollection({ kind, name }: Pick<CollectionRow, "kind" | "name">, locale: Locale): string {
  return kind === "custom" ? name : loadTranslator(locale, "collections")(`collections.${kind}`);
}

/** One as its viewer sees it. */
export async function describeCollection(step: Step, row: CollectionRow, requester: Requester): Promise<Collection> {
  const [found] = await readRows(step, eq(collections.id, row.id), collectionLimits.previewIcons);
  return describe(found!, requester);
}

export async function listOwn(
  step: Step,
  requester: Requester & { personId: string },
  options: { sort: CollectionSort; previewCount: number; iconId: string | undefined },
): Promise<Collection[]> {
  const { sort, previewCount, iconId } = options;
  const hasIcon =
    iconId === undefined
      ? undefined
      : exists(
          step
            .select({ found: sql`1` })
            .from(collectionIcons)
            .where(and(isIn, eq(collectionIcons.iconId, iconId))),
        );
  const rows = await readRows(step, and(eq(collections.personId, requester.personId), hasIcon), previewCount);
  const described = rows.map((row) => describe(row, requester));
  if (sort === "-updatedAt") return described;
  if (sort === "updatedAt") return described.toReversed();
  const { compare } = new Intl.Collator(requester.locale, { numeric: true });
  const byName = described.toSorted((a, b) => compare(a.name, b.name));
  return sort === "name" ? byName : byName.toReversed();
}

/** Its icons as far as they are drawn today. */
export async function listIconsOf(
  step: Step,
  { id }: CollectionRow,
  options: { limit: number; locale: Locale; host: CatalogueHost },
): Promise<CollectionIcon[]> {
  const { limit, locale, host } = options;
  const rows = await step
    .select({
      id: collectionIcons.iconId,
      position: collectionIcons.position,
      uploadName: uploadedIcons.name,
      isColor: uploadedIcons.isColor,
      isAnimated: uploadedIcons.isAnimated,
    })
    .from(collectionIcons)
    .leftJoin(uploadedIcons, eq(uploadedIcons.id, collectionIcons.iconId))
    .where(and(eq(collectionIcons.collectionId, id), isShown(step)))
    .orderBy(...inOrder)
    .limit(limit);
  const { catalogue, names } = host.current();
  return rows.flatMap(({ uploadName, isColor, isAnimated: isMoving, ...place }): CollectionIcon[] => {
    if (uploadName !== null) {
      const upload = {
        name: uploadName,
        platform: undefined,
        isColor: isColor === true,
        isAnimated: isMoving === true,
      };
      return [{ ...place, ...upload, isUserSource: true }];
    }
    const ordinal = catalogue.findById(place.id);
    if (ordinal === undefined) return [];
    const icon = catalogue.icon(ordinal);
    const { platform, isAnimated } = icon;
    const name = names.nameIcon(icon, locale);
    return [{ ...place, name, platform, isColor: icon.isColor, isAnimated, isUserSource: false }];
  });
}

type ReadRow = Awaited<ReturnType<typeof readRows>>[number];

function readRows(step: Step, condition: SQL | undefined, previewCount: number) {
  const total = step
    .select({ value: count() })
    .from(collectionIcons)
    .where(and(isIn, isShown(step)));
  const preview = step
    .select({ id: collectionIcons.iconId })
    .from(collectionIcons)
    .where(and(isIn, isShown(step)))
    .orderBy(...inOrder)
    .limit(previewCount);
  return step
    .select({ row: collections, total: sql<number>`(${total})::int`, preview: sql<string[]>`array(${preview})` })
    .from(collections)
    .where(condition)
    .orderBy(...lastChangedFirst)
    .limit(collectionLimits.collections);
}

function describe({ row, total, preview }: ReadRow, requester: Requester): Collection {
  const { id, apiCode, personId, kind, description, access, tags, updatedAt } = row;
  const isOwn = personId === requester.personId;
  return {
    id: isOwn ? id : apiCode,
    apiCode,
    kind,
    name: nameCollection(row, requester.locale),
    description,
    access,
    isDefault: kind === "favorites",
    isDownloaded: kind === "downloaded",
    isOwn,
    tags,
    totalIcons: total,
    preview,
    permissions: permissionsOf(row, requester.personId),
    updatedAt: updatedAt.toISOString(),
  };
}
