import { redirect, type LoaderFunctionArgs } from "react-router";
import { blankAddress } from "../../core/urls/address.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";
import { cleanTerm } from "../../core/urls/clean-term.ts";

/** Where the search form leads without script: `/icons/set?term=Shopping cart` to `/icons/set/shopping-cart`. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url);
  const term = cleanTerm(searchParams.get("term") ?? "");
  const restyling = parseAddress(`/icons${search}`)?.address.restyling ?? {};
  return redirect(printAddress({ ...blankAddress("search"), term, restyling }));
}
