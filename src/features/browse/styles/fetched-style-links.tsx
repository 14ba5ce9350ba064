import { useEffect, useState } from "react";
import { StyleLinks, type StyleLink } from "./style-links.tsx";

/** The best known styles for a page whose loader failed; nothing where these cannot be fetched either. */
export function FetchedStyleLinks() {
  const [links, setLinks] = useState<readonly StyleLink[]>();
  useEffect(() => {
    const isOver = new AbortController();
    fetchLinks(isOver.signal).then(setLinks, () => isOver.signal.aborted || setLinks([]));
    return () => isOver.abort();
  }, []);
  return <StyleLinks links={links} />;
}

async function fetchLinks(signal: AbortSignal): Promise<StyleLink[]> {
  const response = await fetch("/view/styles", { signal });
  return ((await response.json()) as { links?: StyleLink[] }).links ?? [];
}
