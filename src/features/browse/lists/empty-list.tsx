import { Link } from "react-router";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { ListMessage } from "../../../ui/layout/list-message.tsx";

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
    <ListMessage glyph="search-x" title={title} text={text}>
      <LinkButton as={Link} to={clearHref} preventScrollReset>
        {t("browse.filters.clear")}
      </LinkButton>
    </ListMessage>
  );
}
