import { useMessages } from "../../../i18n/use-messages.ts";
import { Kbd } from "../../../ui/layout/badge.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { closeDialog, ModalDialog } from "../../../ui/dialog/modal-dialog.tsx";
import styles from "./shortcuts-dialog.module.css";

const shortcuts = [
  { keys: ["/"], message: "icon.keys.search" },
  { keys: ["Ctrl", "K"], message: "icon.keys.commands" },
  { keys: ["⌫"], message: "icon.keys.unfilter" },
  { keys: ["←", "↑", "→", "↓"], message: "icon.keys.move" },
  { keys: ["↵"], message: "icon.keys.open" },
  { keys: ["c"], message: "icon.keys.copy" },
  { keys: ["d"], message: "icon.keys.download" },
  { keys: ["s"], message: "icon.keys.similar" },
  { keys: ["f"], message: "icon.keys.favorite" },
  { keys: ["Space"], message: "icon.keys.pick" },
  { keys: ["⇧", "←", "→"], message: "icon.keys.range" },
  { keys: ["Ctrl", "A"], message: "icon.keys.all" },
  { keys: ["[", "]"], message: "icon.keys.step" },
  { keys: ["g"], message: "icon.keys.mode" },
  { keys: ["Ctrl", "Z"], message: "icon.keys.undo" },
  { keys: ["Esc"], message: "icon.keys.close" },
  { keys: ["?"], message: "icon.keys.help" },
] as const;

/** All keys at a glance. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  return (
    <ModalDialog className={styles.dialog} label={t("icon.keys.title")} onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{t("icon.keys.title")}</h2>
          <IconButton size="sm" glyph="x" label={t("icon.panel.close")} onClick={closeDialog} />
        </header>
        <dl>
          {shortcuts.map(({ keys, message }) => (
            <div key={message} className={styles.item}>
              <dt>{t(message)}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </ModalDialog>
  );
}
