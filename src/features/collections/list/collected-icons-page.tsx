import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { idsPerQuestion } from "../persistence/collected-icon.ts";
import { describeIcons } from "../persistence/collected-icons.server.ts";

/** The icons in `ids` as collections show them, as JSON. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const ids = (url.searchParams.get("ids") ?? "").split(",").slice(0, idsPerQuestion);
  return Response.json(await describeIcons(context.get(requestContext), ids));
}
