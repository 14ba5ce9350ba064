import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useMessages } from "../../i18n/use-messages.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import { styleLinkCount, StyleLinks, type StyleLink } from "./style-links.tsx";

/** The best known styles for a page whose loader failed. */
export default function FetchedStyleLinks() {
  const t = useMessages();
  const { load, data } = useFetcher<{ links: StyleLink[] }>();
  useEffect(() => void load("/view/styles"), [load]);
  if (!data) return <Placeholder kind="card" count={styleLinkCount} label={t("site.loading")} />;
  return <StyleLinks links={data.links} />;
}
