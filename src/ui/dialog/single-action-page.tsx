import type { ReactNode } from "react";
import { Card } from "../layout/card.tsx";
import styles from "./single-action-page.module.css";

/** A short page with one thing to do. */
export function SingleActionPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  );
}
