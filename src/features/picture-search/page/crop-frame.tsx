import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Box } from "../../../core/pictures/raster.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LiveRegion, VisuallyHidden } from "../../../ui/foundation/visually-hidden.tsx";
import { grips, moveBox, resizeBox, spanBox, type Grip, type Distance } from "./crop-box.ts";
import styles from "./crop-frame.module.css";

const leastPx = 16;
/** How far a key moves the frame, as a share of the width. */
const keyStep = 0.01;

const keyDirections: Readonly<Record<string, { x: -1 | 0 | 1; y: -1 | 0 | 1 }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Drag {
  from: Distance;
  box: Box;
  /** Undefined moves all of the frame, `new` draws another one. */
  grip: Grip | "new" | undefined;
}

export interface CropFrameProps {
  /** In fractions of the picture below. */
  box: Box;
  onCrop: (box: Box) => void;
}

/** A frame over a picture, moved and resized by mouse, finger and keys; beside it, a mouse draws a new one. */
export function CropFrame({ box, onCrop }: CropFrameProps) {
  const t = useMessages();
  const helpId = useId();
  const area = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [isSpoken, setIsSpoken] = useState(false);

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { grip, frame } = (event.target as HTMLElement).dataset;
    // A finger beside the frame scrolls the page.
    if (grip === undefined && frame === undefined && event.pointerType === "touch") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      from: readPlace(event),
      box,
      grip: grip === undefined ? (frame === undefined ? "new" : undefined) : grips[Number(grip)],
    };
    setIsSpoken(false);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { from, box: before, grip } = drag.current;
    const to = readPlace(event);
    const distance = { x: to.x - from.x, y: to.y - from.y };
    const least = leastSize(event.currentTarget);
    if (grip === "new") {
      const drawn = spanBox(from, to);
      if (drawn.width >= least.x && drawn.height >= least.y) onCrop(drawn);
    } else {
      onCrop(grip ? resizeBox(before, { grip, distance, least }) : moveBox(before, distance));
    }
  };
  const end = () => {
    drag.current = undefined;
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = keyDirections[event.key];
    if (!to || !area.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { offsetWidth, offsetHeight } = area.current;
    const distance = { x: to.x * keyStep, y: (to.y * keyStep * offsetWidth) / offsetHeight };
    const grip: Grip = { x: to.x === 0 ? 0 : 1, y: to.y === 0 ? 0 : 1 };
    onCrop(
      event.shiftKey ? resizeBox(box, { grip, distance, least: leastSize(area.current) }) : moveBox(box, distance),
    );
    setIsSpoken(true);
  };

  const percent = (share: number) => formatNumber(Math.round(share * 100), t.locale);
  const place = {
    left: percent(box.left),
    top: percent(box.top),
    width: percent(box.width),
    height: percent(box.height),
  };
  return (
    <div
      ref={area}
      className={styles.area}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- there is no element for a frame that is moved in two directions */}
      <div
        role="application"
        tabIndex={0}
        aria-label={t("picture.crop.label")}
        aria-describedby={helpId}
        className={styles.frame}
        data-frame=""
        style={{
          insetInlineStart: `${box.left * 100}%`,
          insetBlockStart: `${box.top * 100}%`,
          inlineSize: `${box.width * 100}%`,
          blockSize: `${box.height * 100}%`,
        }}
        onKeyDown={press}
      >
        {grips.map(({ x, y }, at) => (
          <span key={`${x} ${y}`} className={styles.grip} data-grip={at} data-x={x} data-y={y} />
        ))}
      </div>
      {/* oxlint-enable */}
      <VisuallyHidden>
        <span id={helpId}>{t("picture.crop.keys")}</span>
      </VisuallyHidden>
      <LiveRegion>{isSpoken && t("picture.crop.place", place)}</LiveRegion>
    </div>
  );
}

/** Where a pointer is, in fractions of the picture. */
function readPlace({ clientX, clientY, currentTarget }: PointerEvent): Distance {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function leastSize({ offsetWidth, offsetHeight }: HTMLElement): Distance {
  return { x: Math.min(1, leastPx / offsetWidth), y: Math.min(1, leastPx / offsetHeight) };
}
