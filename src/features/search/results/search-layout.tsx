import { Outlet, type LoaderFunctionArgs } from "react-router";
import { requestContext, requirePage } from "../../../context.ts";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";

/** Brings the words that all pages with icons speak. */
export function loader({ context }: LoaderFunctionArgs) {
  // Where there is no page, its words are not needed either.
  requirePage(context);
  return { messages: context.get(requestContext).packMessages("search", "icon", "download") };
}

export const handle: PageHandle = { layout: "regular" };

export const shouldRevalidate = () => false;

export default Outlet;
