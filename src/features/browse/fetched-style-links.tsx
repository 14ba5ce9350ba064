import { useEffect, useState } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import { styleLinkCount, StyleLinks, type StyleLink } from "./style-links.tsx";

/** The best known styles for a page whose loader failed; nothing where these cannot be fetched either. */
export default function FetchedStyleLinks() {
  const t = useMessages();
  const [links, setLinks] = useState<readonly StyleLink[]>();
  useEffect(() => {
    const isOver = new AbortController();
    fetchLinks(isOver.signal).then(setLinks, () => isOver.signal.aborted || setLinks([]));
    return () => isOver.abort();
  }, []);
  if (!links) return <Placeholder kind="card" count={styleLinkCount} label={t("site.loading")} />;
  return <StyleLinks links={links} />;
}

async function fetchLinks(signal: AbortSignal): Promise<StyleLink[]> {
  const response = await fetch("/view/styles", { signal });
  return ((await response.json()) as { links?: StyleLink[] }).links ?? [];
}
