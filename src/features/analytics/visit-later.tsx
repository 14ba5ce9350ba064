import { useEffect, useState, type ComponentType } from "react";
import { touched } from "../../browser/touched.ts";

const patienceMs = 5_000;

/** What tells of visits is fetched once somebody does something with the page, or has stayed for a while. */
export function VisitLater() {
  const [Visit, setVisit] = useState<ComponentType>();
  useEffect(() => {
    Promise.race([touched, new Promise((resolve) => setTimeout(resolve, patienceMs))])
      .then(() => import("./visit.tsx"))
      .then(
        (visit) => setVisit(() => visit.Visit),
        () => undefined,
      );
  }, []);
  return Visit && <Visit />;
}
