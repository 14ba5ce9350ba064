import type { RequestContext } from "../../../context.ts";
import type { PageHead } from "../../seo/contract.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { findPerson } from "../../../core/people/viewer.ts";
import { localPrefix } from "../../../browser/own-drawings.ts";
import type { CollectedIcon } from "../persistence/collected-icon.ts";
import { describeIcons } from "../persistence/collected-icons.server.ts";
import type { StoredCollection, StoredIcon } from "../store/collections-state.ts";
import { collectionLimits, type CollectionIcon } from "../contract.ts";

/** Icons whose drawings come with the page. */
const inlineIcons = 60;

export interface CollectionView {
  head: PageHead;
  /** Missing where only a browser knows it. */
  initial: { collection: StoredCollection; icons: StoredIcon[] } | undefined;
  described: CollectedIcon[];
}

/** @throws AppError `not_found` for what there is not, and for what is not for the viewer */
export async function loadCollection(request: RequestContext, code: string): Promise<CollectionView> {
  const { services, locale, hrefIn } = request;
  const isLocal = code.startsWith(localPrefix);
  const requester = { personId: findPerson(request)?.id, locale };
  const found = isLocal
    ? undefined
    : await services.collections.listIcons(requester, code, { limit: collectionLimits.icons });
  const collection = found?.collection;
  const path = formatAddress({ ...blankAddress("collection"), collection: collection?.apiCode ?? code });
  const about = { locale, path, alternates: listAlternates(path, hrefIn), isHidden: true };
  const head = await services.seo.describePage(
    collection
      ? { kind: "collection", values: { name: collection.name, count: collection.totalIcons }, ...about }
      : { kind: "collections", values: {}, ...about },
  );
  if (!found) return { head, initial: undefined, described: [] };
  const icons = found.icons.map(toStoredIcon);
  const described = await describeIcons(
    request,
    found.icons.slice(0, inlineIcons).map(({ id }) => id),
  );
  const preview = icons.slice(0, collectionLimits.previewIcons);
  return {
    head,
    initial: { collection: { ...found.collection, preview }, icons },
    described,
  };
}

const toStoredIcon = ({ id, name, isColor }: CollectionIcon): StoredIcon => ({
  id,
  name,
  ...(!isColor && { isMono: true }),
});
