import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import type { FilterKey } from "../../core/urls/address.ts";
import { parseAddress } from "../../core/urls/address-grammar.ts";
import { resolveAddress } from "./resolve-address.ts";
import { loadOptions } from "./result-view.server.ts";

/** All options of one filter (`key`) for a page of results (`of`), as JSON. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const parsed = parseAddress(url.searchParams.get("of") ?? "");
  const resolved = parsed && resolveAddress(parsed.address, request.services.catalogue.current().catalogue);
  if (!resolved) throw data(null, { status: 404 });
  return Response.json(loadOptions({ ...request, resolved }, url.searchParams.get("key") as FilterKey));
}
