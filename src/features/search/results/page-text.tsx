import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import styles from "./search-page.module.css";

/** What is to be said about the page, below its icons. */
export default function PageText({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      <LinkedText text={text} />
    </p>
  );
}
