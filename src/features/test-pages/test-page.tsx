import { Link, useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { Segment, SegmentedControl } from "../../ui/select/segmented-control.tsx";
import type { PageHandle } from "../../ui/layout/page-handle.ts";
import { AdsView } from "./ads-view.tsx";
import { ErrorReportsView } from "./error-reports-view.tsx";
import { InfiniteListView } from "./infinite-list-view.tsx";
import { LanguagesView } from "./languages-view.tsx";
import { LayoutDemoView } from "./layout-demo-view.tsx";
import { loadView } from "./load-view.server.ts";
import { StyleGuide } from "./style-guide/style-guide.tsx";
import { TermView } from "./term-view.tsx";
import { OutboxView } from "./outbox-view.tsx";
import styles from "./test-page.module.css";

export const handle: PageHandle = { layout: "tools" };

/** Serves `/test` and all below it: one route, as every visitor loads the list of routes. */
export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { services, locale, visitor } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  return loadView(params["page"] ?? "", { services, locale, visitor, searchParams });
}

export const headers = () => ({ "cache-control": "no-store" });

export const meta: MetaFunction = ({ params }) => [
  { title: `${titleOf(params["page"] ?? "")} – Iconarium` },
  { name: "robots", content: "noindex, nofollow" },
];

const pages = [
  { name: "", label: "Style guide" },
  { name: "shopping-cart", label: "Search term" },
  { name: "locale", label: "Languages" },
  { name: "reactivity", label: "Infinite list" },
  { name: "sentry", label: "Errors" },
  { name: "outbox", label: "Outbox" },
  { name: "ads", label: "Promotions" },
  { name: "layout", label: "Layout" },
];

const titleOf = (name: string) => pages.find((page) => page.name === name)?.label ?? `Term: ${name}`;

/** The pages for makers, in English whatever the visitor's language. */
export default function TestPage() {
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const name = pathname.replace(/^\/test\/?/, "");
  const current = pages.find((page) => page.name === name) ?? pages[1];
  return (
    <div lang="en" className={styles.page} data-wide={data.view === "guide" || undefined}>
      {!(data.view === "outbox" && data.isAlone) && (
        <div className={styles.pages}>
          <SegmentedControl label="Test pages">
            {pages.map((page) => (
              <Segment
                key={page.name}
                as={Link}
                to={page.name === "" ? "/test" : `/test/${page.name}`}
                isSelected={page === current}
                label={page.label}
              />
            ))}
          </SegmentedControl>
        </div>
      )}
      {data.view === "guide" && <StyleGuide {...data} />}
      {data.view === "term" && <TermView {...data} />}
      {data.view === "languages" && <LanguagesView {...data} />}
      {data.view === "list" && <InfiniteListView key={data.pageNumber} first={data} />}
      {data.view === "errors" && <ErrorReportsView />}
      {data.view === "outbox" && <OutboxView {...data} />}
      {data.view === "ads" && <AdsView {...data} />}
      {data.view === "layout" && <LayoutDemoView />}
    </div>
  );
}
