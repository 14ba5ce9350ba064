import type { ReactNode } from "react";
import { Card } from "./card.tsx";
import styles from "./door-card.module.css";

/** A short page with one thing to do. */
export function DoorCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Card className={styles.card}>
        <h1>{title}</h1>
        {children}
      </Card>
    </div>
  );
}
