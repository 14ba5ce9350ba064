import { findOwnAddress } from "../../../browser/own-drawings.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { collectionLimits } from "../contract.ts";
import styles from "./collection-preview.module.css";
import type { StoredCollection } from "../store/collections-state.ts";

const previewPx = 32;

/** The first icons of a collection; for one that has none yet, their places and what it is for. */
export function CollectionPreview({ collection }: { collection: StoredCollection }) {
  const { preview, isDefault, isDownloaded } = collection;
  return (
    <span className={styles.previews} aria-hidden>
      {preview.map(({ id, isMono = false }) => (
        <Drawing
          key={id}
          src={findOwnAddress(id) ?? formatImagePath(id, "svg")}
          isMono={isMono}
          size={previewPx}
          className={styles.icon}
        />
      ))}
      {preview.length === 0 &&
        Array.from({ length: collectionLimits.previewIcons }, (_, place) => (
          <span key={place} className={styles.place}>
            {place === 2 && <Glyph name={isDefault ? "heart" : isDownloaded ? "download" : "shapes"} size={18} />}
          </span>
        ))}
    </span>
  );
}
