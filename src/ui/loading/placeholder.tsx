import styles from "./placeholder.module.css";
import { VisuallyHidden } from "../foundation/visually-hidden.tsx";

export type PlaceholderKind = "icon" | "card" | "popular" | "style" | "collection" | "slider" | "style-packs";

export interface PlaceholderProps {
  kind: PlaceholderKind;
  /** How many are drawn; the usual number of the kind when left out. */
  count?: number;
  /** What screen readers hear while it stands in. */
  label: string;
}

const usualCounts: Record<PlaceholderKind, number> = {
  icon: 80,
  card: 20,
  popular: 24,
  style: 25,
  collection: 20,
  slider: 8,
  "style-packs": 6,
};

const isWithPreviews = new Set<PlaceholderKind>(["style", "collection", "style-packs"]);

/** Gray shapes in the form of what replaces them, so that nothing moves when it comes. */
export function Placeholder({ kind, count = usualCounts[kind], label }: PlaceholderProps) {
  return (
    <div className={styles.placeholder} data-kind={kind}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.shape} aria-hidden="true">
          {isWithPreviews.has(kind) && (
            <span className={styles.previews}>
              <span />
              <span />
              <span />
              <span />
              <span />
            </span>
          )}
          {kind === "icon" || kind === "slider" ? (
            <span className={styles.drawing} />
          ) : (
            <span className={styles.line} />
          )}
        </span>
      ))}
    </div>
  );
}
