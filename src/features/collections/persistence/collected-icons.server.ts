import { formatAddress } from "../../../core/urls/parse-address.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import type { RequestContext } from "../../../context.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { CollectedIcon } from "./collected-icon.ts";
import { uploadPrefix, type UploadedIcon } from "../../../core/icons/uploaded-icon.ts";

type PageContext = Pick<RequestContext, "services" | "locale" | "viewer">;

/** Icons as collections show them; those that there are no more, and those of others, are left out. */
export async function describeIcons(context: PageContext, ids: readonly string[]): Promise<CollectedIcon[]> {
  const uploadIds = ids.filter((id) => id.startsWith(uploadPrefix));
  const { viewer, services } = context;
  const uploads = uploadIds.length > 0 ? await services.uploads.find(viewer.person?.id, uploadIds) : new Map();
  return [...describeCatalogue(context, ids), ...Array.from(uploads.values(), describeUpload)];
}

/** Somebody's own drawing: it has no page but that of the collection. */
const describeUpload = ({ id, name, svg, isColor }: UploadedIcon): CollectedIcon => ({
  id,
  name,
  path: formatAddress({ ...blankAddress("collections"), icon: id }),
  style: "",
  svg,
  ...(!isColor && { isMono: true }),
});

function describeCatalogue({ services, locale }: PageContext, ids: readonly string[]): CollectedIcon[] {
  const { catalogue, names } = services.catalogue.current();
  const icons = ids.flatMap((id) => {
    const ordinal = catalogue.findById(id);
    return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
  });
  const drawings = services.icon.listGridDrawings(icons);
  const describe = (icon: Icon): CollectedIcon => {
    const svg = drawings[icon.id];
    const license = catalogue.findLicense(icon.license);
    return {
      id: icon.id,
      name: names.nameIcon(icon, locale),
      path: icon.url,
      style: catalogue.findStyle(icon.platform)?.title ?? "",
      ...(!icon.isColor && { isMono: true }),
      ...(license?.requiresAttribution && { needsCredit: true }),
      ...(svg === undefined ? { isPicture: true } : { svg }),
      credit: {
        author: catalogue.findAuthor(icon.authorApiCode)?.name ?? icon.authorApiCode,
        license: license?.title ?? icon.license,
        url: license?.url ?? null,
      },
    };
  };
  return icons.map(describe);
}
