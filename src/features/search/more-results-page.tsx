import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { parseAddress } from "../../core/urls/address-grammar.ts";
import { resolveAddress } from "./resolve-address.ts";
import { loadResultPage } from "./result-view.server.ts";

/** Further icons of a page of results, as JSON: `of` is the address of the results, `page` counts from 1. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const parsed = parseAddress(url.searchParams.get("of") ?? "");
  const resolved = parsed && resolveAddress(parsed.address, request.services.catalogue.current().catalogue);
  const pageNumber = Number(url.searchParams.get("page"));
  if (!resolved || !Number.isInteger(pageNumber) || pageNumber < 1) throw data(null, { status: 404 });
  return Response.json(loadResultPage({ ...request, resolved }, pageNumber));
}
