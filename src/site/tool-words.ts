import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../context.ts";

/** The words for picking and collecting icons, as JSON. */
export function loader({ context }: LoaderFunctionArgs) {
  return Response.json(context.get(requestContext).packMessages("selection", "swap", "collections"));
}
