import styles from "./media-cards.module.css";
import type { MediaCard } from "../contract.ts";
import { formatMediaPagePath, formatMediaPath } from "../../../core/urls/paths/media-paths.ts";

const [once, twice] = [320, 640] as const;

/** Pictures with their names, authors and licenses; as a row that scrolls sideways, or as many rows as they take. */
export function MediaCards({ cards, isRow = false }: { cards: readonly MediaCard[]; isRow?: boolean }) {
  return (
    <ul className={styles.cards} data-row={isRow || undefined}>
      {cards.map((card) => (
        <li key={card.id}>
          <a href={formatMediaPagePath(card)} className={styles.card}>
            <MediaPicture picture={card} sizes="(width <= 639px) 45vw, 280px" />
            <span className={styles.title}>{card.title}</span>
            <span className={styles.credit}>
              {card.author} · {card.license}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A picture in a box that has its size before it is here. */
export function MediaPicture({
  picture: { id, width, height },
  sizes,
  alt = "",
  isLazy = true,
}: {
  picture: Pick<MediaCard, "id" | "width" | "height">;
  sizes: string;
  alt?: string;
  isLazy?: boolean;
}) {
  return (
    <img
      className={styles.picture}
      src={formatMediaPath(id, "webp", twice)}
      srcSet={`${formatMediaPath(id, "webp", once)} ${once}w, ${formatMediaPath(id, "webp", twice)} ${twice}w, ${formatMediaPath(id, "webp", 1280)} 1280w`}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isLazy ? "lazy" : "eager"}
      decoding="async"
    />
  );
}
