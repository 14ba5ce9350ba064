import { useEffect, useState, type ComponentType } from "react";
import { touched } from "./browser/touched.ts";

const patienceMs = 5_000;

/** Fetches what a page can do without at first: once somebody does something with it, or has stayed for a while. */
export function Late() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    Promise.race([touched, new Promise((resolve) => setTimeout(resolve, patienceMs))])
      .then(() => import("./late-parts.tsx"))
      .then(
        (parts) => setParts(() => parts.default),
        () => undefined,
      );
  }, []);
  return Parts && <Parts />;
}
