import type { ElementType } from "react";
import { LinkButton } from "../button/button.tsx";
import styles from "./page-links.module.css";

export interface PageLinksProps {
  /** A link of the router. */
  as: ElementType;
  /** Of what there are pages. */
  label: string;
  /** From 1. */
  pageNumber: number;
  isLast: boolean;
  formatPath: (pageNumber: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Leads to the pages of a list before and behind this one; nothing where there is one page. */
export function PageLinks(props: PageLinksProps) {
  const { as: Link, label, pageNumber, isLast, formatPath, previousLabel, nextLabel } = props;
  if (pageNumber === 1 && isLast) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      {pageNumber > 1 && (
        <LinkButton as={Link} to={formatPath(pageNumber - 1)} icon="chevron-left">
          {previousLabel}
        </LinkButton>
      )}
      {!isLast && (
        <LinkButton as={Link} to={formatPath(pageNumber + 1)} endIcon="chevron-right">
          {nextLabel}
        </LinkButton>
      )}
    </nav>
  );
}
