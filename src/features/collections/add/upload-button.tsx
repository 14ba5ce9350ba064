import { useRef } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";

/** Chooses drawings from the desktop. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same files may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button icon="image-up" onClick={() => input.current?.click()}>
        {t("collectionPages.upload")}
      </Button>
    </>
  );
}
