import { useId, useRef } from "react";
import { attachmentTypes } from "../../../core/requests/request-rules.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import styles from "./picture-field.module.css";
import { pictureLimits, type AttachedPicture } from "./use-pictures.ts";

export interface PictureFieldProps {
  pictures: readonly AttachedPicture[];
  isGuest: boolean;
  /** Files are over the page. */
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** Pictures that say more than words: dropped, pasted or chosen, each with a preview. */
export function PictureField({ pictures, isGuest, isOver, onFiles, onRemove }: PictureFieldProps) {
  const t = useMessages();
  const labelId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section aria-labelledby={labelId} className={styles.part}>
      <h3 id={labelId} className={styles.label}>
        {t("requestPages.new.files")}
      </h3>
      <div className={styles.field} data-over={isOver || undefined}>
        {pictures.length > 0 && (
          <ul className={styles.pictures}>
            {pictures.map(({ key, url, file, id }) => (
              <li key={key} className={styles.picture} data-sending={(!isGuest && id === undefined) || undefined}>
                <img src={url} alt={file.name} width={88} height={88} />
                {!isGuest && id === undefined && (
                  <output className={styles.sending} aria-label={t("requestPages.new.sending")}>
                    <Glyph name="loader-circle" size={20} />
                  </output>
                )}
                <IconButton
                  className={styles.remove}
                  glyph="x"
                  size="sm"
                  variant="secondary"
                  label={t("requestPages.new.remove", { name: file.name })}
                  onClick={() => onRemove(key)}
                />
              </li>
            ))}
          </ul>
        )}
        {pictures.length < pictureLimits.count && (
          <div className={styles.give}>
            <Glyph name="image-up" size={22} />
            <p>{t("requestPages.new.filesHelp", { count: pictureLimits.count, size: pictureLimits.megabytes })}</p>
            <input
              ref={input}
              type="file"
              aria-label={t("requestPages.new.choose")}
              accept={attachmentTypes.join(",")}
              multiple
              hidden
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                // The same files may be chosen again.
                currentTarget.value = "";
                if (files.length > 0) onFiles(files);
              }}
            />
            <Button size="sm" onClick={() => input.current?.click()}>
              {t("requestPages.new.choose")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
