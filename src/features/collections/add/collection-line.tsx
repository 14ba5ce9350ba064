import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import styles from "./collection-line.module.css";
import type { StoredCollection } from "../store/collections-state.ts";

export interface CollectionLineProps {
  /** Undefined is a new one. */
  collection: StoredCollection | undefined;
  /** What a new one will be called, when that is known. */
  name?: string | undefined;
  /** It holds what is to be put into it. */
  isHolding?: boolean;
}

/** A collection, or one that will be made, as something that icons can be put into: the inside of a button or a place to drop. */
export function CollectionLine({ collection, name = "", isHolding = false }: CollectionLineProps) {
  const t = useMessages();
  if (!collection) {
    return (
      <>
        <Glyph name="folder-plus" size={16} className={styles.mark} />
        <span className={styles.name}>{name === "" ? t("collections.new") : t("collections.new.named", { name })}</span>
      </>
    );
  }
  return (
    <>
      <Glyph
        name={isHolding ? "check" : collection.isDefault ? "heart" : "plus"}
        size={16}
        className={isHolding ? `${styles.mark} ${styles.holding}` : styles.mark}
      />
      <span className={styles.name}>{collection.name}</span>
      <span className={styles.count}>{t("site.count.icons", { count: collection.totalIcons })}</span>
    </>
  );
}
