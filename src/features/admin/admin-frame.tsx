import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/use-messages.ts";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import styles from "./admin-frame.module.css";
import { adminParts, type AdminPart } from "./contract.ts";

/** What stands around every page for admins: where they are, what it is for, and the way to the others. */
export function AdminFrame({ current, children }: { current: AdminPart; children: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.frame}>
      <nav aria-label={t("admin.title")} className={styles.nav}>
        <ul>
          {adminParts.map(({ id, path, glyph }) => (
            <li key={id}>
              <Link
                to={path}
                ref={id === current ? scrollToLink : undefined}
                className={styles.link}
                aria-current={id === current ? "page" : undefined}
              >
                <Glyph name={glyph} size={18} />
                {t(`admin.${id}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t(`admin.${current}.title`)}</h1>
          <p>{t(`admin.${current}.lead`)}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

/** On phones the list moves sideways; the page itself stays where it is. */
function scrollToLink(link: HTMLElement | null): void {
  const list = link?.closest("ul");
  if (link && list) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2;
}
