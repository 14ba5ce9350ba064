import { useId, useRef, useState } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import styles from "./bundle-dialog.module.css";
import { readCodePoints } from "./read-code-points.ts";

export interface CodePointsFieldProps {
  codePoints: Readonly<Record<string, number>> | undefined;
  onCodePoints: (codePoints: Record<string, number> | undefined) => void;
}

/** Takes the file with the code points of an earlier font, so that each icon keeps its character. */
export function CodePointsField({ codePoints, onCodePoints }: CodePointsFieldProps) {
  const t = useMessages();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onCodePoints(readCodePoints(await file.text()));
      setIsWrong(false);
    } catch {
      onCodePoints(undefined);
      setIsWrong(true);
    }
  };
  const note = codePoints
    ? t("selection.earlier.kept", { count: Object.keys(codePoints).length })
    : t(isWrong ? "selection.earlier.wrong" : "selection.earlier.help");
  return (
    <div className={styles.part}>
      <h3 id={`${id}-title`}>{t("selection.earlier")}</h3>
      <output id={`${id}-note`} className={styles.note} data-wrong={isWrong || undefined}>
        {note}
      </output>
      <div>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
        {codePoints ? (
          <Button size="sm" icon="x" onClick={() => onCodePoints(undefined)}>
            {t("selection.earlier.forget")}
          </Button>
        ) : (
          <Button
            size="sm"
            aria-labelledby={`${id}-choose ${id}-title`}
            id={`${id}-choose`}
            aria-describedby={`${id}-note`}
            onClick={() => input.current?.click()}
          >
            {t("selection.earlier.choose")}
          </Button>
        )}
      </div>
    </div>
  );
}
