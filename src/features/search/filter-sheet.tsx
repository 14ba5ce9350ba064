import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { FilterRail, type FilterRailProps } from "./filter-rail.tsx";
import styles from "./filter-sheet.module.css";

/** The filters where there is no room for a sidebar: a modal sheet that stays while filters are chosen. */
export default function FilterSheet({
  total,
  onClose,
  ...rail
}: FilterRailProps & { total: number; onClose: () => void }) {
  const t = useMessages();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogRef.current?.showModal(), []);
  const close = () => dialogRef.current?.close();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the overlay; Esc and the buttons close as well
    <dialog
      ref={dialogRef}
      className={styles.sheet}
      aria-label={t("search.filters.title")}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{t("search.filters.title")}</h2>
          <IconButton glyph="x" label={t("site.action.close")} onClick={close} />
        </header>
        <div className={styles.body}>
          <FilterRail {...rail} />
        </div>
        <footer className={styles.foot}>
          <Button variant="primary" size="lg" onClick={close}>
            {t("search.filters.done", { icons: t("site.count.icons", { count: total }) })}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
