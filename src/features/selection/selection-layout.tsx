import { useEffect, useState, type ComponentType } from "react";
import { Outlet, type LoaderFunctionArgs } from "react-router";
import { touched } from "../../browser/touched.ts";
import { requestContext } from "../../context.ts";
import { picksKey } from "./contract.ts";

/** Brings the words for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(requestContext).packMessages("selection", "swap") };
}

export const shouldRevalidate = () => false;

/** Pages whose icons can be picked, many at once. What that takes is fetched at the first touch, or when icons are picked already. */
export default function SelectionLayout() {
  const [Selection, setSelection] = useState<ComponentType>();
  useEffect(() => {
    const wanted = hasPicks() ? Promise.resolve() : touched;
    // Where it cannot be fetched, the page goes on without.
    wanted
      .then(() => import("./selection.tsx"))
      .then((module) => setSelection(() => module.default))
      .catch(() => undefined);
  }, []);
  return (
    <>
      <Outlet />
      {Selection && <Selection />}
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
