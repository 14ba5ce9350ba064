import type { RequestContext } from "../../../context.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import type { CollectionsState, StoredIcon } from "../store/collections-state.ts";
import { collectionLimits } from "../contract.ts";

type PageContext = Pick<RequestContext, "services" | "viewer" | "locale">;

/** All collections of whoever asks; undefined for guests, whose own are in their browser. */
export async function loadCollections({
  services,
  viewer,
  locale,
}: PageContext): Promise<CollectionsState | undefined> {
  const person = findPerson({ viewer });
  if (!person) return undefined;
  const requester = { personId: person.id, locale };
  const { collections, lastUsedId } = await services.collections.list(requester, {
    limit: collectionLimits.collections,
    previewCount: collectionLimits.previewIcons,
  });
  const { catalogue } = services.catalogue.current();
  const toStored = (id: string): StoredIcon => {
    const ordinal = catalogue.findById(id);
    const isMono = ordinal !== undefined && !catalogue.icon(ordinal).isColor;
    return { id, name: "", ...(isMono && { isMono }) };
  };
  const list = collections.map((collection) =>
    Object.assign({}, collection, { preview: collection.preview.map(toStored) }),
  );
  return { list, icons: {}, lastUsedId };
}
