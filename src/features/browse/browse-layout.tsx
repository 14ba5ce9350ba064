import { Outlet, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";

/** Brings the words of the pages around the search. */
export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(requestContext).packMessages("browse") };
}

export const shouldRevalidate = () => false;

export default Outlet;
