import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { loadSheetView } from "./sheet-view.server.ts";

/** What the panel shows about one icon, as JSON. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return Response.json(loadSheetView(context.get(requestContext), params["id"] ?? ""));
}
