import { Link } from "react-router";
import { formatMediaPagePath, formatMediaPath, type MediaItem } from "../../media/contract.ts";
import styles from "./picture-strip.module.css";

/** A few pictures beside each other, each a way to its page. */
export function PictureStrip({
  pictures,
}: {
  pictures: readonly Pick<MediaItem, "id" | "kind" | "title" | "width" | "height">[];
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
