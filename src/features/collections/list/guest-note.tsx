import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import styles from "./guest-note.module.css";

/** Where collections of guests are, and how to have them everywhere. */
export function GuestNote() {
  const t = useMessages();
  return (
    <p className={styles.note}>
      <Glyph name="info" size={16} />
      <span>
        {t("collectionPages.list.guest")}{" "}
        <a href="/icons/sign-in" referrerPolicy="same-origin">
          {t("collectionPages.signIn")}
        </a>
      </span>
    </p>
  );
}
