import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { idsPerQuestion, type PickedDetails, type PickedFacts } from "./picked-details.ts";

/** Licences and limits of the icons in `ids`, as JSON; icons that there are no more are left out. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { services, viewer } = context.get(requestContext);
  const { catalogue } = services.catalogue.current();
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, idsPerQuestion);
  const icons = ids.flatMap((id): PickedDetails[] => {
    const ordinal = catalogue.findById(id);
    if (ordinal === undefined) return [];
    const { licence, isFree, isAnimated } = catalogue.icon(ordinal);
    const limit = services.exports.findLimit({ id, isFree }, viewer);
    return [{ id, licence, limit, ...(isAnimated && { moves: true }) }];
  });
  const licences = [...new Set(icons.map(({ licence }) => licence))].map((code) => {
    const { title, class: licenceClass, requiresAttribution } = catalogue.findLicence(code)!;
    return { code, title, class: licenceClass, requiresAttribution };
  });
  return Response.json({ icons, licences } satisfies PickedFacts);
}
