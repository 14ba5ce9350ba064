import { useMessages } from "../../../i18n/use-messages.ts";
import styles from "./outbox-link.module.css";

/** Where the letters are that do not go out in test mode. */
export function OutboxLink() {
  const t = useMessages();
  return (
    <a href="/test/outbox" target="_blank" rel="noreferrer" className={styles.link}>
      {t("account.mail.outbox")}
    </a>
  );
}
