import { useEffect, useState, type ComponentType } from "react";
import { Outlet, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { touched } from "./browser/touched.ts";
import { requestContext, requirePage } from "./context.ts";
import { picksKey } from "./features/selection/contract.ts";
import type { PageToolsProps } from "./page-tools.tsx";

/** Brings the words for it, and whose collections there are; nothing for a page that there is not. */
export function loader({ context }: LoaderFunctionArgs) {
  requirePage(context);
  const { viewer, packMessages } = context.get(requestContext);
  return { messages: packMessages("selection", "swap", "collections"), isGuest: viewer.isGuest };
}

export const shouldRevalidate = () => false;

/**
 * Pages whose icons can be picked, many at once, and collected. What that takes is fetched at the first touch, or when icons
 * are picked already.
 */
export default function ToolsLayout() {
  const { isGuest } = useLoaderData<typeof loader>();
  const [Tools, setTools] = useState<ComponentType<PageToolsProps>>();
  useEffect(() => {
    const wanted = hasPicks() ? Promise.resolve() : touched;
    // Where it cannot be fetched, the page goes on without.
    wanted
      .then(() => import("./page-tools.tsx"))
      .then((module) => setTools(() => module.default))
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Outlet />
      {Tools && <Tools isGuest={isGuest} />}
    </>
  );
}

function hasPicks(): boolean {
  try {
    return sessionStorage.getItem(picksKey) !== null;
  } catch {
    return false;
  }
}
