import { Link } from "react-router";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import styles from "./answer-tiles.module.css";
import type { AnswerView } from "./request-views.ts";

const drawingPx = 56;
const pngPx = 100;

/** The icons that a request has led to, to look at and to take away at once. */
export function AnswerTiles({ answers }: { answers: readonly AnswerView[] }) {
  const t = useMessages();
  return (
    <section className={styles.answers} aria-labelledby="answers-title">
      <h2 id="answers-title">{t("requestPages.result")}</h2>
      <ul className={styles.tiles}>
        {answers.map(({ id, name, url, isColor, styleTitle }) => (
          <li key={id} className={styles.tile}>
            <Link to={url} className={styles.icon}>
              <Drawing src={formatImagePath(id, "svg")} isMono={!isColor} size={drawingPx} />
              <span className={styles.name}>{name}</span>
              <span className={styles.style}>{styleTitle}</span>
            </Link>
            <span className={styles.files}>
              <a href={formatImagePath(id, "svg")} download={`${name}.svg`} aria-label={`${name}, SVG`}>
                SVG
              </a>
              <a
                href={formatImagePath(id, "png", { size: pngPx })}
                download={`${name}.png`}
                aria-label={`${name}, PNG`}
              >
                PNG
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
