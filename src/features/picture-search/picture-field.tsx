import { useRef } from "react";
import { pictureTypes } from "../../core/pictures/picture-type.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./picture-field.module.css";
import { useGivenFiles } from "./use-given-files.ts";
import type { PictureSearching } from "./use-picture-search.ts";

const accepted = pictureTypes.map(({ mediaType }) => mediaType).join(",");

/** Where a picture is chosen, dropped or pasted, and then shown. */
export function PictureField({ searching }: { searching: PictureSearching }) {
  const t = useMessages();
  const { now, choose, search, cancel, remove } = searching;
  const input = useRef<HTMLInputElement>(null);
  const isDragging = useGivenFiles(choose);
  const isSearching = now.step === "searching";
  return (
    <section className={styles.field} data-dragging={isDragging || undefined} data-step={now.step}>
      <input
        ref={input}
        type="file"
        accept={accepted}
        className={styles.input}
        aria-label={t("picture.choose")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) choose(file);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      {"picture" in now ? (
        <>
          <div className={styles.preview} data-searching={isSearching || undefined}>
            <img src={now.picture.url} alt={t("picture.chosen")} />
          </div>
          <p className={styles.name}>{now.picture.file.name}</p>
          <div className={styles.actions}>
            {isSearching ? (
              <>
                <span className={styles.status}>{t("picture.searching")}</span>
                <Button onClick={cancel}>{t("picture.cancel")}</Button>
              </>
            ) : (
              <>
                {now.step === "chosen" && (
                  <Button variant="primary" icon="search" onClick={search}>
                    {t(now.failure === undefined ? "picture.search" : "picture.retry")}
                  </Button>
                )}
                <Button icon="image-up" onClick={() => input.current?.click()}>
                  {t("picture.choose")}
                </Button>
                <Button variant="ghost" onClick={remove}>
                  {t("picture.remove")}
                </Button>
              </>
            )}
          </div>
        </>
      ) : (
        <>
          <span className={styles.glyph}>
            <Glyph name="image-up" size={32} />
          </span>
          <p className={styles.drop}>{t("picture.drop")}</p>
          <p className={styles.paste}>{t("picture.paste")}</p>
          <Button variant="primary" size="lg" onClick={() => input.current?.click()}>
            {t("picture.choose")}
          </Button>
        </>
      )}
    </section>
  );
}
