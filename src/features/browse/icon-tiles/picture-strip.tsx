import { Link } from "react-router";
import type { MediaKind } from "../../../core/media/media-vocabulary.ts";
import { formatMediaPagePath, formatMediaPath } from "../../../core/urls/paths/media-paths.ts";
import styles from "./picture-strip.module.css";

/** A few pictures beside each other, each a way to its page. */
export function PictureStrip({
  pictures,
}: {
  pictures: readonly { id: string; kind: MediaKind; title: string; width: number; height: number }[];
}) {
  return (
    <ul className={styles.strip}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Link to={formatMediaPagePath(picture)}>
            <img
              src={formatMediaPath(picture.id, "webp", 320)}
              srcSet={`${formatMediaPath(picture.id, "webp", 640)} 2x`}
              width={picture.width}
              height={picture.height}
              alt={picture.title}
              loading="lazy"
              decoding="async"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
