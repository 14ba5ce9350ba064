import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useMessages } from "../../i18n/use-messages.ts";
import { Placeholder } from "../../ui/placeholder.tsx";
import { StyleCards, type DrawnStyleCard } from "./style-cards.tsx";

const cardCount = 8;

/** The best known styles for a page whose loader failed. */
export function FetchedStyleCards() {
  const t = useMessages();
  const { load, data } = useFetcher<{ cards: DrawnStyleCard[] }>();
  useEffect(() => void load("/icons/styles?grouping=true"), [load]);
  if (!data) return <Placeholder kind="style" count={cardCount} label={t("site.loading")} />;
  return <StyleCards cards={data.cards.slice(0, cardCount)} />;
}
