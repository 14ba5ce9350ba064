import { useEffect, useRef } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FloatingLine } from "../../../ui/layout/floating-bar.tsx";
import type { ConsentAnswer } from "./judge-consent.ts";

export interface ConsentLineProps {
  answer: ConsentAnswer | undefined;
  /** Their browser has answered for them. */
  isRefused: boolean;
  /** Somebody asked for it, and it does not come by itself. */
  isWanted: boolean;
  onChoose: (answer: ConsentAnswer) => void;
  onClose: () => void;
}

/** One question below the page, with answers that weigh the same. */
export function ConsentLine({ answer, isRefused, isWanted, onChoose, onClose }: ConsentLineProps) {
  const t = useMessages();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) line.current?.focus();
  }, [isWanted]);
  const choose = (given: ConsentAnswer) => (
    <Button size="sm" onClick={() => onChoose(given)} aria-pressed={isWanted ? answer === given : undefined}>
      {t(`privacy.${given}`)}
    </Button>
  );
  return (
    <FloatingLine
      ref={line}
      isQuestion
      text={
        <>
          {t(isRefused ? "privacy.refused" : "privacy.question")}
          {!isRefused && isWanted && answer && <> {t(`privacy.answered.${answer}`)}</>}
        </>
      }
    >
      {isRefused ? (
        <Button size="sm" onClick={onClose}>
          {t("privacy.close")}
        </Button>
      ) : (
        <>
          {choose("no")}
          {choose("yes")}
        </>
      )}
    </FloatingLine>
  );
}
