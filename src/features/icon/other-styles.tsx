import { printImagePath } from "../../core/urls/image-path.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import styles from "./other-styles.module.css";
import type { RelatedIcon } from "./sheet-view.ts";

const thumbSizePx = 64;

/** The same concept drawn in other styles. */
export function OtherStyles({ icons }: { icons: readonly RelatedIcon[] }) {
  const t = useMessages();
  if (icons.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2 className={styles.heading}>{t("icon.others.title")}</h2>
      <div className={styles.list}>
        {icons.map(({ id, name, path, style, svg }) => (
          <a
            key={id}
            href={path}
            className={styles.other}
            data-icon={id}
            aria-label={`${name}, ${style}`}
            data-tooltip={style}
          >
            {svg === undefined ? (
              <img
                src={printImagePath(id, "png", { size: thumbSizePx })}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className={styles.drawing} dangerouslySetInnerHTML={{ __html: svg }} />
            )}
          </a>
        ))}
      </div>
    </section>
  );
}
