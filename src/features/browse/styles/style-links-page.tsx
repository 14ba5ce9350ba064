import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { listStyleLinks } from "./style-links.tsx";

/** The best known styles, for pages whose own loader failed. */
export function loader({ context }: LoaderFunctionArgs) {
  return { links: listStyleLinks(context.get(requestContext)) };
}
