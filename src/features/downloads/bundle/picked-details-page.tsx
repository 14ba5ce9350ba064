import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { idsPerQuestion, type PickedDetails, type PickedFacts } from "./picked-details.ts";

/** Licences and limits of the icons in `ids`, as JSON; icons that there are no more are left out. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services, viewer } = context.get(requestContext);
  const { catalogue } = services.catalogue.current();
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, idsPerQuestion);
  const found = ids.flatMap((id) => {
    const ordinal = catalogue.findById(id);
    return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
  });
  const limits = await services.exports.findIconLimits(found, viewer);
  const icons = found.flatMap(({ id, licence, isAnimated }, index): PickedDetails[] => [
    { id, licence, limit: limits[index]!, ...(isAnimated && { moves: true }) },
  ]);
  const licences = [...new Set(icons.map(({ licence }) => licence))].map((code) => {
    const { title, class: licenceClass, requiresAttribution } = catalogue.findLicence(code)!;
    return { code, title, class: licenceClass, requiresAttribution };
  });
  return Response.json({ icons, licences } satisfies PickedFacts);
}
