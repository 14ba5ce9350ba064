import { useEffect, useState, type ComponentType } from "react";
import { Outlet, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { touched } from "../../browser/touched.ts";
import { requestContext } from "../../context.ts";
import type { CollectingProps } from "./collecting.tsx";

/** Brings the words for it, and whose collections there are. */
export function loader({ context }: LoaderFunctionArgs) {
  const { viewer, packMessages } = context.get(requestContext);
  return { messages: packMessages("collections"), isGuest: viewer.isGuest };
}

export const shouldRevalidate = () => false;

const nothingPicked = () => [];

/** Pages whose icons can be collected, but not picked. What that takes is fetched at the first touch. */
export default function CollectingLayout() {
  const { isGuest } = useLoaderData<typeof loader>();
  const [Collecting, setCollecting] = useState<ComponentType<CollectingProps>>();
  useEffect(() => {
    // Where it cannot be fetched, the page goes on without.
    touched
      .then(() => import("./collecting.tsx"))
      .then((module) => setCollecting(() => module.default))
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Outlet />
      {Collecting && <Collecting isGuest={isGuest} listPicked={nothingPicked} letGo={nothingPicked} />}
    </>
  );
}
