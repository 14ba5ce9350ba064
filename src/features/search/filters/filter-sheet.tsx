import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { closeDialog, ModalDialog } from "../../../ui/dialog/modal-dialog.tsx";
import { FilterRail, type FilterRailProps } from "./filter-rail.tsx";
import styles from "./filter-sheet.module.css";

/** The filters where there is no room for a sidebar: a modal sheet that stays while filters are chosen. */
export default function FilterSheet({
  total,
  onClose,
  ...rail
}: FilterRailProps & { total: number; onClose: () => void }) {
  const t = useMessages();
  return (
    <ModalDialog className={styles.sheet} label={t("search.filters.title")} onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{t("search.filters.title")}</h2>
          <IconButton glyph="x" label={t("site.action.close")} onClick={closeDialog} />
        </header>
        <div className={styles.body}>
          <FilterRail {...rail} />
        </div>
        <footer className={styles.foot}>
          <Button variant="primary" size="lg" onClick={closeDialog}>
            {t("search.filters.done", { icons: t("site.count.icons", { count: total }) })}
          </Button>
        </footer>
      </div>
    </ModalDialog>
  );
}
