import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { uploadPrefix } from "../../core/icons/uploaded-icon.ts";

/** What the panel shows about one icon, as JSON; what somebody brought is kept for nobody. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const id = params["id"] ?? "";
  if (!id.startsWith(uploadPrefix)) return Response.json(await request.services.icon.getView(id, request));
  return Response.json(await request.services.icon.getUploadView(id, request.viewer), {
    headers: { "cache-control": "private, no-store" },
  });
}
