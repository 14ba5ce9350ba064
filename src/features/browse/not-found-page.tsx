import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { ErrorPage } from "./error-page.tsx";
import { drawStyleCards, StyleCards } from "./style-cards.tsx";

const cardCount = 8;

export function loader({ context }: LoaderFunctionArgs) {
  const { services } = context.get(requestContext);
  const cards = services.browse.styleCards({ sort: "popularity", grouped: true, limit: cardCount });
  return data({ cards: drawStyleCards(services, cards) }, { status: 404 });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: translatorFromMatches(matches)("site.notFound.metaTitle") },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  const { cards } = useLoaderData<typeof loader>();
  return (
    <ErrorPage status={404}>
      <StyleCards cards={cards} isLazy={false} />
    </ErrorPage>
  );
}
