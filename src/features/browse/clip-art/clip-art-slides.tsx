import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import type { ClipArtPicture } from "./clip-art-page.tsx";
import styles from "./clip-art-slides.module.css";

const slidePictures = [
  [2, 8],
  [3, 1, 9],
  [0, 4],
] as const;

/** Three slides with pictures on them: what the page is for, at a glance. */
export function ClipArtSlides({ pictures }: { pictures: readonly ClipArtPicture[] }) {
  return (
    <div className={styles.fan} aria-hidden="true">
      {slidePictures.map((places) => (
        <div key={places[0]} className={styles.slide}>
          <span className={styles.title} />
          <div className={styles.row}>
            {places.map((place) => {
              const picture = pictures[place % Math.max(1, pictures.length)];
              return (
                picture && (
                  <Drawing
                    key={place}
                    src={formatImagePath(picture.id, "svg")}
                    isMono={!picture.isColor}
                    size={56}
                    isLazy={false}
                  />
                )
              );
            })}
          </div>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
