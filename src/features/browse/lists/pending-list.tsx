import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { firstInteraction } from "../../../browser/first-interaction.ts";
import type { PlaceholderKind } from "../../../ui/loading/placeholder.tsx";
import styles from "./pending-list.module.css";
import type { PendingShapesProps } from "./pending-shapes.tsx";

/** The page; in its place the shapes of the list that somebody goes to from a page of another kind, when that is late. */
export function PendingList({ children }: { children: ReactNode }) {
  const [shape, setShape] = useState<PlaceholderKind>();
  const [Shapes, setShapes] = useState<ComponentType<PendingShapesProps>>();
  useEffect(() => {
    firstInteraction
      .then(() => import("./pending-shapes.tsx"))
      .then(
        ({ PendingShapes }) => setShapes(() => PendingShapes),
        // Without them, the page that somebody leaves stays.
        () => undefined,
      );
  }, []);
  return (
    <>
      {Shapes && <Shapes shape={shape} onShape={setShape} />}
      <div className={styles.page} hidden={shape !== undefined}>
        {children}
      </div>
    </>
  );
}
