import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { loadAllCards } from "./card-bands.server.ts";

/** The cards on a page of results (`of`) with all their icons, most of which the page comes without, as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale } = request;
  const resolution = await services.addresses.resolve(url.searchParams.get("of") ?? "", locale);
  if (resolution.kind !== "page") throw data(null, { status: 404 });
  return Response.json(await loadAllCards({ ...request, resolved: resolution.page }));
}
