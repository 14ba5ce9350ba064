import type { RequestContext } from "../../../context.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Style } from "../../../core/icons/style.ts";
import type { CoveredStyle } from "../../../core/search/cover/rank-styles.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { packIcons } from "../../../core/urls/packed-icons.ts";
import { drawIcons } from "../icon-tiles/inline-icon.ts";
import type { FoundSet } from "./found-set.ts";

/** Describes sets for the page, with the drawing of each icon. */
export function describeSets(
  {
    services,
    locale,
    isDocument,
    pinned,
  }: Pick<RequestContext, "services" | "locale" | "pinned"> & { isDocument: boolean },
  sets: readonly CoveredStyle<Style>[],
  concepts: readonly string[],
): FoundSet[] {
  const { catalogue } = services.catalogue.current();
  const lists = sets.map(({ icons }) =>
    icons.flatMap((icon, place) => (icon ? [{ ...icon, place, drawn: catalogue.icon(icon.ordinal) }] : [])),
  );
  const drawn = drawIcons({ services, locale, isDocument }, ...lists.map((list) => list.map((one): Icon => one.drawn)));
  return sets.map(({ style, foundCount }, index) => {
    const own = lists[index]!;
    const icons = own.map(({ place, isExact }, at) => ({
      ...drawn[index]![at]!,
      concept: concepts[place]!,
      ...(isExact ? {} : { isSubstitute: true as const }),
    }));
    const known = new Set(own.map(({ place }) => place));
    const packed = packIcons([...new Set(icons.filter(({ isSubstitute }) => !isSubstitute).map(({ id }) => id))]);
    return {
      code: style.apiCode,
      title: style.title,
      path: formatAddress({ ...blankAddress("style"), filters: { style: style.seoCode } }),
      ...(packed !== undefined && {
        sharedPath: formatAddress({ ...blankAddress("shared"), collection: packed }),
      }),
      isColor: style.isColor,
      isPinned: pinned.has(style.apiCode),
      foundCount,
      icons,
      lacking: concepts.filter((_, place) => !known.has(place)),
    };
  });
}
