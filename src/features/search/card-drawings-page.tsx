import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { loadCardDrawings } from "./card-bands.server.ts";

/** The drawings of the cards on a page of results (`of`), most of which it brings without, as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale } = request;
  const resolution = await services.addresses.resolve(url.searchParams.get("of") ?? "", locale);
  if (resolution.kind !== "page") throw data(null, { status: 404 });
  return Response.json(loadCardDrawings({ ...request, resolved: resolution.page }));
}
