import { Link } from "react-router";
import { useMessages } from "../../i18n/use-messages.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./empty-list.module.css";

export interface EmptyListProps {
  title: string;
  text: string;
  /** The list without filters. */
  clearHref: string;
}

/** Filters left nothing of a list. */
export function EmptyList({ title, text, clearHref }: EmptyListProps) {
  const t = useMessages();
  return (
    <section className={styles.empty}>
      <span className={styles.glyph}>
        <Glyph name="search-x" size={28} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      <LinkButton as={Link} to={clearHref} preventScrollReset>
        {t("browse.filters.clear")}
      </LinkButton>
    </section>
  );
}
