import type { LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";

/** Serves `/test/error`: fails on the server on purpose, so that the page for our own faults can be looked at. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(requestContext).services.testPages.isEnabled) throw new Error("This page fails on purpose.");
  return null;
}

export default function FailingPage() {
  return null;
}
