import { useRef } from "react";
import { pictureTypes } from "../../../core/pictures/picture-type.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import styles from "./file-buttons.module.css";

const accepted = pictureTypes.map(({ mediaType }) => mediaType).join(",");

export interface FileButtonsProps {
  /** The first things to do here, or some among others. */
  isMain?: boolean;
  onFile: (file: File) => void;
}

/** A button that chooses a file and, where there is a finger, one that takes a photo. */
export function FileButtons({ isMain = false, onFile }: FileButtonsProps) {
  const t = useMessages();
  const choice = useFileInput({ label: t("picture.choose"), accept: accepted }, onFile);
  const camera = useFileInput({ label: t("picture.photo"), accept: "image/*", capture: "environment" }, onFile);
  return (
    <>
      {choice.input}
      <Button
        variant={isMain ? "primary" : "secondary"}
        size={isMain ? "lg" : "md"}
        icon="image-up"
        onClick={choice.open}
      >
        {t("picture.choose")}
      </Button>
      {camera.input}
      {isMain ? (
        <Button className={styles.camera} size="lg" icon="camera" onClick={camera.open}>
          {t("picture.photo")}
        </Button>
      ) : (
        <IconButton
          className={styles.camera}
          variant="secondary"
          glyph="camera"
          label={t("picture.photo")}
          onClick={camera.open}
        />
      )}
    </>
  );
}

interface FileInputOptions {
  label: string;
  accept: string;
  capture?: "environment";
}

/** A field for a file that is out of sight, and what opens it. */
function useFileInput({ label, ...rest }: FileInputOptions, onFile: (file: File) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const input = (
    <input
      {...rest}
      ref={ref}
      type="file"
      aria-label={label}
      className={styles.input}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onFile(file);
        // The same file may be chosen again.
        currentTarget.value = "";
      }}
    />
  );
  return { input, open: () => ref.current?.click() };
}
