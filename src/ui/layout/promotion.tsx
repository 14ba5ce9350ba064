import { useEffect, useRef, useState, type ReactNode } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import styles from "./promotion.module.css";

export interface PromotionProps {
  label: string;
  /** Takes the place of the label while somebody else's is shown. */
  frameLabel: string;
  title: string;
  text: string;
  action: string;
  href: string;
  /** Path of a picture. */
  image?: string | undefined;
  /** The address of a document that may show another promotion in this place; asked for when the page has nothing else to do. */
  frame?: string | undefined;
  /** Opens what it leads to beside the page. */
  isBeside?: boolean;
  onFollow?: () => void;
  /** Which of the two can be seen: told when it is, and when that changes. */
  onSeen?: (isFrame: boolean) => void;
}

/** A promotion of our own, which keeps its room when another one takes its place. */
export function Promotion(props: PromotionProps) {
  const { label, frameLabel, title, text, action, href, image, frame, isBeside, onFollow, onSeen } = props;
  const place = useRef<HTMLElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  useEffect(() => watchSeen(place.current!, () => setIsSeen(true)), []);
  const onSeenRef = useRef(onSeen);
  useEffect(() => {
    if (isSeen) onSeenRef.current?.(isFilled);
  }, [isSeen, isFilled]);
  return (
    <aside ref={place} className={styles.promotion} aria-label={isFilled ? frameLabel : label}>
      <Words isHidden={isFilled}>
        <a
          className={styles.card}
          href={href}
          {...(isBeside && { target: "_blank", rel: "noopener" })}
          onClick={onFollow}
        >
          {image !== undefined && <img src={image} alt="" width={48} height={48} loading="lazy" />}
          <span className={styles.words}>
            <small>{label}</small>
            <b>{title}</b>
            <span>{text}</span>
          </span>
          <span className={styles.action}>
            {action}
            <Glyph name="arrow-right" size={16} />
          </span>
        </a>
      </Words>
      {isFilled && <small className={styles.theirs}>{frameLabel}</small>}
      {frame !== undefined && isSeen && (
        <Frame address={frame} label={frameLabel} isFilled={isFilled} onFilled={() => setIsFilled(true)} />
      )}
    </aside>
  );
}

function Words({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return <div inert={isHidden}>{children}</div>;
}

interface FrameProps {
  address: string;
  label: string;
  isFilled: boolean;
  onFilled: () => void;
}

/** It has no origin: what runs in it sees nothing of the page. */
function Frame({ address, label, isFilled, onFilled }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fill = useRef(onFilled);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source !== null && source === frame.current?.contentWindow && data === "ad-filled") fill.current();
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, []);
  if (!isIdle) return null;
  return (
    <iframe
      ref={frame}
      src={address}
      title={label}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      data-filled={isFilled || undefined}
      aria-hidden={!isFilled}
      tabIndex={isFilled ? undefined : -1}
    />
  );
}

const idleWithinMs = 5_000;

/** Safari has no idle time. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 1_000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act, { timeout: idleWithinMs });
  return () => cancelIdleCallback(callback);
}

function watchSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
