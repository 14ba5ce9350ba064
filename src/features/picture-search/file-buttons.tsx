import { useRef } from "react";
import { pictureTypes } from "../../core/pictures/picture-type.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import styles from "./file-buttons.module.css";

const accepted = pictureTypes.map(({ mediaType }) => mediaType).join(",");

export interface FileButtonsProps extends Pick<ButtonProps, "variant" | "size"> {
  onFile: (file: File) => void;
}

/** A button that chooses a file and, where there is a finger, one that takes a photo. */
export function FileButtons({ onFile, ...look }: FileButtonsProps) {
  const t = useMessages();
  return (
    <>
      <FileButton {...look} icon="image-up" accept={accepted} onFile={onFile}>
        {t("picture.choose")}
      </FileButton>
      <FileButton
        {...look}
        icon="camera"
        accept="image/*"
        capture="environment"
        className={styles.camera}
        onFile={onFile}
      >
        {t("picture.photo")}
      </FileButton>
    </>
  );
}

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  accept: string;
  capture?: "environment";
  children: string;
  onFile: (file: File) => void;
}

function FileButton({ accept, capture, onFile, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        aria-label={children}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = "";
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
