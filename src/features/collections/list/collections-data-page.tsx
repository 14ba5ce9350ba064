import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { noCollections, type CollectionsState } from "../store/collections-state.ts";
import { loadCollections } from "./collections-view.server.ts";

/** All collections of whoever asks, as JSON. */
export async function loader({ context }: LoaderFunctionArgs) {
  const collections = await loadCollections(context.get(requestContext));
  return Response.json((collections ?? noCollections) satisfies CollectionsState);
}
