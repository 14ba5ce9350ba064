import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import styles from "./page-section.module.css";

export interface PageSectionProps {
  /** For links to this place. */
  id?: string;
  className?: string | undefined;
  title: string;
  /** Where all of it is. */
  more?: { to: string; label: string };
  children: ReactNode;
}

export function PageSection({ id, title, more, className = "", children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`${styles.section} ${className}`} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h2 id={titleId}>{title}</h2>
        {more && (
          <Link to={more.to} prefetch="intent" className={styles.more}>
            {more.label}
            <Glyph name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
