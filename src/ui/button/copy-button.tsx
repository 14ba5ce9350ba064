import { useEffect, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { LiveRegion } from "../foundation/visually-hidden.tsx";

const copiedStateMs = 1500;

/** @throws Error `NOT_SUPPORTED` where the browser has no clipboard: the page came over an insecure connection */
export async function copyText(text: string): Promise<void> {
  if (!("clipboard" in navigator)) throw new Error("NOT_SUPPORTED");
  await navigator.clipboard.writeText(text);
}

/**
 * Copies text, or whatever a function of yours copies, and remembers for 1500 ms that it did.
 *
 * @returns what was copied last within that time, and the way to copy; copying rejects where the browser forbids it
 */
export function useCopy(): { isCopied: boolean; copy: (content: string | (() => Promise<void>)) => Promise<void> } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedStateMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (content: string | (() => Promise<void>)) => {
    await (typeof content === "string" ? copyText(content) : content());
    setIsCopied(true);
    setCopies((count) => count + 1);
  };
  return { isCopied, copy };
}

export interface CopyButtonProps extends Omit<ButtonProps, "children" | "onClick" | "icon" | "isBusy"> {
  text?: string;
  /** Does the copying, where it is more than a text that is there. */
  copy?: () => Promise<void>;
  label: string;
  copiedLabel: string;
  /** Only the glyph is shown. */
  isCompact?: boolean;
  onCopied?: () => void;
  onFailure?: (cause: unknown) => void;
}

export function CopyButton(props: CopyButtonProps) {
  const { text = "", copy: copyContent, label, copiedLabel, isCompact = false, onCopied, onFailure, ...rest } = props;
  const { isCopied, copy } = useCopy();
  const run = async () => {
    try {
      await copy(copyContent ?? text);
      onCopied?.();
    } catch (cause) {
      onFailure?.(cause);
    }
  };
  const shown = isCopied ? copiedLabel : label;
  const glyph = isCopied ? "check" : "copy";
  return (
    <>
      {isCompact ? (
        <IconButton glyph={glyph} label={shown} size={rest.size ?? "md"} onClick={() => void run()} />
      ) : (
        <Button {...rest} icon={glyph} onClick={() => void run()}>
          {shown}
        </Button>
      )}
      <LiveRegion>{isCopied ? copiedLabel : ""}</LiveRegion>
    </>
  );
}
