import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { pictureTypes } from "../../../core/pictures/picture-type.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { largestPictureMegabytes } from "../contract.ts";
import { FileButtons } from "./file-buttons.tsx";
import { pictureQueue } from "./picture-queue.ts";
import styles from "./picture-start.module.css";

/** An icon of the catalogue to try the search with. */
export interface ExampleIcon {
  id: string;
  name: string;
}

const formats = pictureTypes.map(({ name }) => name).join(", ");
const examplePx = 96;

/** Where a picture is chosen, dropped, pasted, photographed or drawn, with a few to try. */
export function PictureStart({ examples }: { examples: readonly ExampleIcon[] }) {
  const t = useMessages();
  return (
    <>
      <section className={styles.field} aria-label={t("picture.drop")}>
        <span className={styles.glyph}>
          <Glyph name="image-up" size={32} />
        </span>
        <p className={styles.drop}>{t("picture.drop")}</p>
        <p className={styles.paste}>{t("picture.paste")}</p>
        <div className={styles.ways}>
          <FileButtons isMain onFile={(file) => void pictureQueue.addFile(file)} />
          <Button size="lg" icon="pencil" onClick={() => pictureQueue.draw([])}>
            {t("picture.draw")}
          </Button>
        </div>
        <p className={styles.formats}>{t("picture.formats", { formats, size: largestPictureMegabytes })}</p>
      </section>
      {examples.length > 0 && (
        <section className={styles.examples}>
          <h2>{t("picture.examples")}</h2>
          <ul>
            {examples.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.example}
                  aria-label={t("picture.example", { name })}
                  onClick={() =>
                    void pictureQueue.takeFrom(formatImagePath(id, "png", { size: examplePx }), `${name}.png`)
                  }
                >
                  <img src={formatImagePath(id, "png", { size: examplePx })} alt="" width={48} height={48} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
