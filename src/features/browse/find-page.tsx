import { redirect, type LoaderFunctionArgs } from "react-router";
import { cleanTerm } from "../../core/urls/clean-term.ts";

/** Where the search form leads without script: `/icons/set?term=Shopping cart` to `/icons/set/shopping-cart`. */
export function loader({ request }: LoaderFunctionArgs) {
  const term = cleanTerm(new URL(request.url).searchParams.get("term") ?? "");
  return redirect(term === "" ? "/icons" : `/icons/set/${encodeURIComponent(term)}`);
}
