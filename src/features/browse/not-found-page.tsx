import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { ErrorPage } from "./error-page.tsx";
import { listStyleLinks, StyleLinks } from "./styles/style-links.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const links = listStyleLinks(context.get(requestContext));
  return data({ links }, { status: 404 });
}

export const meta: MetaFunction = ({ matches }) => [
  { title: translatorFromMatches(matches)("site.notFound.metaTitle") },
  { name: "robots", content: "noindex" },
];

export default function NotFoundPage() {
  const { links } = useLoaderData<typeof loader>();
  return (
    <ErrorPage status={404}>
      <StyleLinks links={links} />
    </ErrorPage>
  );
}
