import { useEffect, useRef } from "react";
import { useMessages } from "../../i18n/use-messages.ts";
import { Kbd } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./shortcuts-dialog.module.css";

const shortcuts = [
  { keys: ["/"], message: "icon.keys.search" },
  { keys: ["←", "↑", "→", "↓"], message: "icon.keys.move" },
  { keys: ["↵"], message: "icon.keys.open" },
  { keys: ["c"], message: "icon.keys.copy" },
  { keys: ["d"], message: "icon.keys.download" },
  { keys: ["[", "]"], message: "icon.keys.step" },
  { keys: ["g"], message: "icon.keys.mode" },
  { keys: ["Esc"], message: "icon.keys.close" },
  { keys: ["?"], message: "icon.keys.help" },
] as const;

/** All keys at a glance. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => dialogRef.current?.showModal(), []);
  const close = () => dialogRef.current?.close();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the overlay; Esc and the button close as well
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={t("icon.keys.title")}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>{t("icon.keys.title")}</h2>
          <IconButton size="sm" glyph="x" label={t("icon.panel.close")} onClick={close} />
        </header>
        <dl className={styles.list}>
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
    </dialog>
  );
}
