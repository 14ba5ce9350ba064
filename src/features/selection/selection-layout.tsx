import { lazy, Suspense, useEffect, useState } from "react";
import { Outlet, type LoaderFunctionArgs } from "react-router";
import { touched } from "../../browser/touched.ts";
import { requestContext } from "../../context.ts";
import { picksKey } from "./contract.ts";

const Selection = lazy(() => import("./selection.tsx"));

/** Brings the words for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(requestContext).packMessages("selection") };
}

export const shouldRevalidate = () => false;

/** Pages whose icons can be picked, many at once. What that takes is fetched at the first touch, or when icons are picked already. */
export default function SelectionLayout() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const wanted = hasPicks() ? Promise.resolve() : touched;
    void wanted.then(() => setIsWanted(true));
  }, []);
  return (
    <>
      <Outlet />
      {isWanted && (
        <Suspense>
          <Selection />
        </Suspense>
      )}
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
