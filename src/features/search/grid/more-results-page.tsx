import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { loadResultPage } from "../results/result-view.server.ts";

/** Further icons of a page of results, as JSON: `of` is the address of the results, `page` counts from 1. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale } = request;
  const resolution = await services.addresses.resolve(url.searchParams.get("of") ?? "", locale);
  const pageNumber = Number(url.searchParams.get("page"));
  if (resolution.kind !== "page" || !Number.isInteger(pageNumber) || pageNumber < 1) throw data(null, { status: 404 });
  return Response.json(await loadResultPage({ ...request, resolved: resolution.page }, pageNumber));
}
