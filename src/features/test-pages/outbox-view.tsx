import { LinkedText } from "../../ui/layout/linked-text.tsx";
import { Card } from "../../ui/layout/card.tsx";
import type { OutboxData } from "./load-view.server.ts";
import { PageHead } from "./page-head.tsx";
import styles from "./outbox-view.module.css";

/** Letters that would have gone out. */
export function OutboxView({ letters }: OutboxData) {
  return (
    <section className={styles.outbox}>
      <PageHead title="Outbox">
        In test mode, emails stay on this machine. Newest first.
        {letters.length === 0 && " No emails yet."}
      </PageHead>
      <ol className={styles.letters}>
        {letters.map(({ id, to, subject, text, sent }) => (
          <Card as="li" key={id} className={styles.letter}>
            <h2>{subject}</h2>
            <p className={styles.reader}>
              {to} · {sent}
            </p>
            <p className={styles.text}>
              <LinkedText text={text.replaceAll(/https?:\/\/\S+/g, (href) => `[${href}](${href})`)} />
            </p>
          </Card>
        ))}
      </ol>
    </section>
  );
}
