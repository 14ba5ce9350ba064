import { useRef } from "react";
import { pictureTypes } from "../../core/pictures/picture-type.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import styles from "./file-buttons.module.css";

const accepted = pictureTypes.map(({ mediaType }) => mediaType).join(",");

export interface FileButtonsProps {
  /** Of the button that chooses a file. */
  variant?: "primary" | "secondary";
  size: "sm" | "lg";
  onFile: (file: File) => void;
}

/** A button that chooses a file and, where there is a finger, one that takes a photo. */
export function FileButtons({ variant = "secondary", size, onFile }: FileButtonsProps) {
  const t = useMessages();
  return (
    <>
      <FileButton variant={variant} size={size} icon="image-up" accept={accepted} onFile={onFile}>
        {t("picture.choose")}
      </FileButton>
      <FileButton
        size={size}
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
