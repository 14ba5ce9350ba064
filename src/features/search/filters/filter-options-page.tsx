import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import type { FilterKey } from "../../../core/urls/address.ts";
import { loadOptions } from "./filter-groups.server.ts";

/** All options of one filter (`key`) for a page of results (`of`), as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale } = request;
  const resolution = await services.addresses.resolve(url.searchParams.get("of") ?? "", locale);
  if (resolution.kind !== "page") throw data(null, { status: 404 });
  return Response.json(
    await loadOptions({ ...request, resolved: resolution.page }, url.searchParams.get("key") as FilterKey),
  );
}
