import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { idsPerQuestion, type PickedDetails, type PickedFacts } from "./picked-details.ts";

/** Licenses and limits of the icons in `ids`, as JSON; icons that there are no more are left out. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services, viewer } = context.get(requestContext);
  const { catalogue } = services.catalogue.current();
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, idsPerQuestion);
  const found = ids.flatMap((id) => {
    const ordinal = catalogue.findById(id);
    return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
  });
  const limits = await services.exports.findIconLimits(found, viewer);
  const icons = found.flatMap(({ id, license, isAnimated }, index): PickedDetails[] => [
    { id, license, limit: limits[index]!, ...(isAnimated && { moves: true }) },
  ]);
  const licenses = [...new Set(icons.map(({ license }) => license))].map((code) => {
    const { title, class: licenseClass, requiresAttribution } = catalogue.findLicense(code)!;
    return { code, title, class: licenseClass, requiresAttribution };
  });
  return Response.json({ icons, licenses } satisfies PickedFacts);
}
