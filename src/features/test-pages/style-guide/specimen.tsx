import type { ReactNode } from "react";
import styles from "./specimen.module.css";

export interface GuideSectionProps {
  id: string;
  title: string;
  /** What holds for all of it. */
  promise: string;
  children: ReactNode;
}

/** One chapter of the style guide. */
export function GuideSection({ id, title, promise, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className={styles.promise}>{promise}</p>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  name: string;
  /** Takes the whole line. */
  isWide?: boolean;
  /** One below the other instead of side by side. */
  isStacked?: boolean;
  children: ReactNode;
}

/** One component in some of its states. */
export function Specimen({ name, isWide, isStacked, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-wide={isWide} data-stacked={isStacked}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles.body}>{children}</div>
    </figure>
  );
}
