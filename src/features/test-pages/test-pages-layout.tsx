import { data, Link, Outlet, useLocation, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../context.ts";
import { Segment, SegmentedControl } from "../../ui/segmented-control.tsx";
import type { PageHandle } from "../browse/contract.ts";
import styles from "./test-pages-layout.module.css";

export const handle: PageHandle = { layout: "tools" };

/** Where configuration does not allow them, these pages do not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(requestContext).services.testPages.isEnabled) throw data(null, { status: 404 });
  return null;
}

export const headers = () => ({ "cache-control": "no-store" });

const termPage = { to: "/test/shopping-cart", label: "Search term" };
const pages = [
  { to: "/test", label: "Style guide" },
  termPage,
  { to: "/test/locale", label: "Languages" },
  { to: "/test/reactivity", label: "Infinite list" },
  { to: "/test/sentry", label: "Errors" },
  { to: "/test/ads", label: "Layout" },
];

/** The pages for makers, in English whatever the visitor's language. */
export default function TestPagesLayout() {
  const { pathname } = useLocation();
  const current = pages.find(({ to }) => to === pathname) ?? termPage;
  return (
    <div lang="en" className={styles.page}>
      <div className={styles.pages}>
        <SegmentedControl label="Test pages">
          {pages.map((page) => (
            <Segment key={page.to} as={Link} to={page.to} isSelected={page === current} label={page.label} />
          ))}
        </SegmentedControl>
      </div>
      <Outlet />
    </div>
  );
}
