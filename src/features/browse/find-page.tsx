import { redirect, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../core/urls/parse-address.ts";
import { cleanTerm } from "../../core/urls/normalize-query.ts";

/**
 * Where the search form leads without script: `/icons/set?term=Shopping cart` to `/icons/set/shopping-cart`, or at once to
 * where that leads.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services, locale } = context.get(requestContext);
  const term = cleanTerm(url.searchParams.get("term") ?? "");
  const customization = parseAddress(`/icons${url.search}`)?.address.customization ?? {};
  const href = formatAddress({ ...blankAddress("search"), term, customization });
  const resolution = await services.addresses.resolve(href, locale);
  return redirect(resolution.kind === "redirect" ? resolution.to : href);
}
