import { Link } from "react-router";
import type { PageLayout } from "../../ui/layout/page-handle.ts";
import { Card } from "../../ui/layout/card.tsx";
import styles from "./layout-demo-view.module.css";
import { PageHead } from "./page-head.tsx";

const layouts: { layout: PageLayout; what: string; to: string; where: string }[] = [
  {
    layout: "main-page",
    what: "The search field is on the page, not in the header.",
    to: "/icons",
    where: "Landing page",
  },
  { layout: "regular", what: "Room for more columns in lists.", to: "/icons/styles", where: "Styles" },
  { layout: "tools", what: "One narrow column for a single task.", to: "/test/layout", where: "This page" },
  { layout: "default", what: "All other pages.", to: "/developers", where: "Developers" },
];

/** The frame of tools. Where promotions could stand, there is nothing, not even room. */
export function LayoutDemoView() {
  return (
    <>
      <PageHead title="Layout">
        This page stands in the frame of tools. Where promotions are off, no frame is kept free for them, so nothing
        moves and nothing is empty.
      </PageHead>
      <ul className={styles.layouts}>
        {layouts.map(({ layout, what, to, where }) => (
          <li key={layout}>
            <Card as={Link} to={to} isInteractive className={styles.card}>
              <span className={styles.sketch} data-kind={layout} aria-hidden="true">
                <span className={styles.bar} />
                <span className={styles.column} />
              </span>
              <span className={styles.words}>
                <strong>{layout}</strong>
                <span className={styles.what}>{what}</span>
                <span className={styles.where}>{where}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
