import type { RequestContext } from "../../context.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { CollectedIcon } from "./collected-icon.ts";

/** Icons of the catalogue as collections show them; those that there are no more are left out. */
export function describeIcons(
  { services, locale }: Pick<RequestContext, "services" | "locale">,
  ids: readonly string[],
): CollectedIcon[] {
  const { catalogue, names } = services.catalogue.current();
  const icons = ids.flatMap((id) => {
    const ordinal = catalogue.findById(id);
    return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
  });
  const drawings = services.icon.listGridDrawings(icons);
  const describe = (icon: Icon): CollectedIcon => {
    const svg = drawings[icon.id];
    const licence = catalogue.findLicence(icon.licence);
    return {
      id: icon.id,
      name: names.nameIcon(icon, locale),
      path: icon.url,
      style: catalogue.findStyle(icon.platform)?.title ?? "",
      ...(!icon.isColor && { isMono: true }),
      ...(licence?.requiresAttribution && { needsCredit: true }),
      ...(svg === undefined ? { isPicture: true } : { svg }),
      credit: {
        author: catalogue.findAuthor(icon.authorApiCode)?.name ?? icon.authorApiCode,
        licence: licence?.title ?? icon.licence,
        url: licence?.url ?? null,
      },
    };
  };
  return icons.map(describe);
}
