import { Fragment } from "react";
import { parseLinks } from "../../core/text/parse-links.ts";
import styles from "./linked-text.module.css";

/** Running text whose links are written `[text](target)`; what may be no link is text. */
export function LinkedText({ text }: { text: string }) {
  return parseLinks(text).map((part, index) =>
    typeof part === "string" ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} className={styles.link} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
