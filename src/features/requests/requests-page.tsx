import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { renderHead } from "../../i18n/page-meta.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import type { PageHandle } from "../../ui/layout/page-handle.ts";
import { NewRequestView } from "./new/new-request-view.tsx";
import { BoardView } from "./list/board-view.tsx";
import { ListView } from "./list/list-view.tsx";
import { loadNewRequest, loadBoard, loadList, loadRequest } from "./list/load-requests.server.ts";
import { RequestView } from "./details/request-view.tsx";

export const handle: PageHandle = { layout: "request-icon" };

/** `/icons/request-icon` and below it one request: one route, as every visitor loads the list of routes. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const asked = { context: context.get(requestContext), url };
  const messages = asked.context.packMessages("requestPages");
  const id = params["request"];
  const view = url.searchParams.get("view");
  if (id !== undefined) return { messages, ...(await loadRequest({ ...asked, id })) };
  if (view === "ask")
    return { messages: asked.context.packMessages("requestPages", "account"), ...(await loadNewRequest(asked)) };
  if (view === "board") return { messages, ...(await loadBoard(asked)) };
  return { messages, ...(await loadList(asked)) };
}

/** What can be done with requests, and who voted, is for whoever looks. */
export const headers = () => ({ "cache-control": "private, no-store" });

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  if (loaderData.part !== "request") return renderHead(loaderData.head);
  const title = `${loaderData.request.title} – ${translatorFromMatches(matches)("site.name")}`;
  return [{ title }, { name: "robots", content: "noindex" }];
};

export default function RequestsPage() {
  const view = useLoaderData<typeof loader>();
  if (view.part === "ask") return <NewRequestView {...view} />;
  if (view.part === "board") return <BoardView {...view} />;
  if (view.part === "request") return <RequestView key={view.request.id} {...view} />;
  return <ListView {...view} />;
}
