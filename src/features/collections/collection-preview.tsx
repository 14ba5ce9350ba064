import { printImagePath } from "../../core/urls/image-path.ts";
import { Drawing } from "../../ui/drawing.tsx";
import styles from "./collection-preview.module.css";
import type { KeptIcon } from "./collections-state.ts";
import { collectionLimits } from "./contract.ts";

const previewPx = 32;
const places = Array.from({ length: collectionLimits.previewIcons }, (_, place) => place);

/** The first icons of a collection, and empty places for those that it does not have yet. */
export function CollectionPreview({ icons }: { icons: readonly KeptIcon[] }) {
  return (
    <span className={styles.previews} aria-hidden>
      {places.map((place) => {
        const icon = icons[place];
        return icon ? (
          <Drawing
            key={icon.id}
            src={printImagePath(icon.id, "svg")}
            isMono={icon.isMono ?? false}
            size={previewPx}
            className={styles.icon}
          />
        ) : (
          <span key={place} className={styles.place} />
        );
      })}
    </span>
  );
}
