import { useLayoutEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import { IconButton } from "../button/icon-button.tsx";
import type { ShownNotification } from "./notification-queue.ts";
import { NotificationAnimation } from "./notification-animation.tsx";
import styles from "./notification-card.module.css";

export interface NotificationCardProps {
  notification: ShownNotification;
  closeLabel: string;
  onClose: () => void;
}

const glyphs: Partial<Record<ShownNotification["type"], GlyphName>> = {
  success: "circle-check",
  warning: "triangle-alert",
  danger: "circle-alert",
};

/** One notification. Esc closes it while the focus is in it, which then goes back to where it came from. */
export function NotificationCard({ notification, closeLabel, onClose }: NotificationCardProps) {
  const { type, title, text, buttons = [] } = notification;
  const card = useReturnedFocus();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from the buttons inside
    <article
      ref={card}
      aria-label={title ?? text}
      className={styles.card}
      data-type={type}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        event.preventDefault();
        onClose();
      }}
    >
      <NotificationIcon {...notification} />
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {text !== undefined && <p className={title === undefined ? undefined : styles.text}>{text}</p>}
      </div>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map(({ title: buttonTitle, variant = "secondary", onPress, isClosing = true }) => (
            <Button
              key={buttonTitle}
              size="sm"
              variant={variant}
              onClick={() => {
                onPress?.();
                if (isClosing) onClose();
              }}
            >
              {buttonTitle}
            </Button>
          ))}
        </div>
      )}
      <IconButton
        size="sm"
        glyph="x"
        label={closeLabel}
        hasTooltip={false}
        onClick={onClose}
        className={styles.close}
      />
    </article>
  );
}

function NotificationIcon({ type, icon, iconType }: ShownNotification) {
  if (typeof icon === "object") return <NotificationAnimation data={icon} />;
  if (iconType === "none") {
    const glyph = glyphs[type];
    return glyph && <Glyph name={glyph} size={20} className={styles.glyph} />;
  }
  return (
    <img
      className={styles.image}
      src={iconType === "image" ? icon : renderImageData(icon ?? "")}
      alt=""
      width={24}
      height={24}
    />
  );
}

/** Markup as the address of an image: whatever scripts and links it holds are dead there. */
function renderImageData(svg: string): string {
  const named = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(named)}`;
}

function useReturnedFocus() {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    let cameFrom: HTMLElement | null = null;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget)) cameFrom = relatedTarget;
    };
    element?.addEventListener("focusin", note);
    return () => {
      element?.removeEventListener("focusin", note);
      if (element?.contains(document.activeElement)) cameFrom?.focus();
    };
  }, []);
  return card;
}
