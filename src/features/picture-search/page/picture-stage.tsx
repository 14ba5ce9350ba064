import { useMessages } from "../../../i18n/use-messages.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { wholePicture } from "./crop-box.ts";
import { CropFrame } from "./crop-frame.tsx";
import { SketchCanvas } from "./sketch-canvas.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { pictureQueue } from "./picture-queue.ts";
import styles from "./picture-stage.module.css";
import type { PictureStep, Subject } from "./picture-steps.ts";

/** What is searched by, to be cropped, drawn on or replaced. */
export function PictureStage({ step }: { step: PictureStep & { subject: Subject } }) {
  const t = useMessages();
  const { subject, isBusy } = step;
  return (
    <div className={styles.stage}>
      {subject.kind === "drawing" ? (
        <SketchCanvas strokes={subject.strokes} onDraw={pictureQueue.draw} />
      ) : (
        <Picture step={step} {...subject} />
      )}
      <div className={styles.running} data-on={isBusy || undefined} aria-hidden />
      <div className={styles.actions}>
        <FileButtons onFile={(file) => void pictureQueue.addFile(file)} />
        {subject.kind === "picture" && (
          <IconButton
            variant="secondary"
            glyph="pencil"
            label={t("picture.draw")}
            onClick={() => pictureQueue.draw([])}
          />
        )}
        <IconButton
          variant="secondary"
          glyph="x"
          label={t(subject.kind === "picture" ? "picture.remove" : "picture.draw.close")}
          onClick={pictureQueue.remove}
        />
      </div>
    </div>
  );
}

function Picture({ step: { box, guess }, picture }: { step: PictureStep } & Extract<Subject, { kind: "picture" }>) {
  const t = useMessages();
  const { file, url, view } = picture;
  const shape = view && {
    "--picture-ratio": view.width / view.height,
    "--picture-width": `${view.width}px`,
  };
  return (
    <>
      <div className={styles.ground}>
        {view ? (
          <div className={styles.picture} style={shape as React.CSSProperties}>
            <img src={url} alt={t("picture.chosen")} />
            {box && <CropFrame box={box} onCrop={pictureQueue.crop} />}
          </div>
        ) : (
          <Glyph name="image" size={48} />
        )}
      </div>
      <div className={styles.caption}>
        <p className={styles.name}>{file.name}</p>
        {box && guess && (
          <>
            <IconButton
              size="sm"
              glyph="maximize"
              label={t("picture.crop.whole")}
              isPressed={isSame(box, wholePicture)}
              onClick={() => pictureQueue.crop(wholePicture)}
            />
            <IconButton
              size="sm"
              glyph="crop"
              label={t("picture.crop.reset")}
              isPressed={isSame(box, guess)}
              onClick={() => pictureQueue.crop(guess)}
            />
          </>
        )}
      </div>
    </>
  );
}

function isSame(one: typeof wholePicture, other: typeof wholePicture): boolean {
  return (["left", "top", "width", "height"] as const).every((side) => one[side] === other[side]);
}
