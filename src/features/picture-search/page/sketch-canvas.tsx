import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import type { Distance } from "./crop-box.ts";
import styles from "./sketch-canvas.module.css";
import { paintStroke, penWidths, type Pen, type Stroke } from "./strokes.ts";

const sheetPx = 640;
/** Points of a stroke that are nearer to each other than this share of the sheet say nothing. */
const leastDistance = 0.003;
/** A drawing for a search needs no more. */
const mostStrokes = 300;

export interface SketchCanvasProps {
  strokes: readonly Stroke[];
  onDraw: (strokes: readonly Stroke[]) => void;
}

/** A sheet of paper to draw on with mouse, finger or pen; it is white in dark surroundings, too. */
export function SketchCanvas({ strokes, onDraw }: SketchCanvasProps) {
  const t = useMessages();
  const sheet = useRef<HTMLCanvasElement>(null);
  const points = useRef<Distance[]>(undefined);
  const [pen, setPen] = useState<Pen>("thin");

  useEffect(() => {
    const context = sheet.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, sheetPx, sheetPx);
    context.lineCap = "round";
    context.lineJoin = "round";
    context.strokeStyle = "#16171d";
    for (const stroke of strokes) paintStroke(context, stroke, sheetPx);
  }, [strokes]);
  useEffect(() => {
    const undo = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || strokes.length === 0) return;
      if ((event.target as Element).closest("input, textarea, select, [contenteditable], dialog")) return;
      event.preventDefault();
      onDraw(strokes.slice(0, -1));
    };
    document.addEventListener("keydown", undo);
    return () => document.removeEventListener("keydown", undo);
  }, [strokes, onDraw]);

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || !event.isPrimary || strokes.length >= mostStrokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current = [readPoint(event.nativeEvent, event.currentTarget)];
    paint();
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!points.current || !event.isPrimary) return;
    const { nativeEvent, currentTarget } = event;
    const passed = nativeEvent.getCoalescedEvents();
    for (const one of passed.length > 0 ? passed : [nativeEvent]) {
      const point = readPoint(one, currentTarget);
      const last = points.current.at(-1);
      if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= leastDistance) points.current.push(point);
    }
    paint();
  };
  const end = () => {
    if (!points.current) return;
    onDraw([...strokes, { points: points.current, width: penWidths[pen] }]);
    points.current = undefined;
  };
  /** Over what is there already: a stroke that grows covers itself. */
  function paint(): void {
    const context = sheet.current?.getContext("2d");
    if (context && points.current) paintStroke(context, { points: points.current, width: penWidths[pen] }, sheetPx);
  }

  return (
    <div className={styles.board}>
      <canvas
        ref={sheet}
        width={sheetPx}
        height={sheetPx}
        className={styles.sheet}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one that can be drawn on
        role="img"
        aria-label={t("picture.draw.label")}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {strokes.length === 0 && <p className={styles.hint}>{t("picture.draw.hint")}</p>}
      <div className={styles.tools}>
        <SegmentedChoice
          label={t("picture.draw.pen")}
          name="pen"
          options={(Object.keys(penWidths) as Pen[]).map((value) => ({ value, label: t(`picture.draw.${value}`) }))}
          selected={pen}
          onSelect={setPen}
        />
        <IconButton
          glyph="undo-2"
          label={t("picture.draw.undo")}
          aria-keyshortcuts="Control+Z"
          disabled={strokes.length === 0}
          onClick={() => onDraw(strokes.slice(0, -1))}
        />
        <IconButton
          glyph="eraser"
          label={t("picture.draw.clear")}
          disabled={strokes.length === 0}
          onClick={() => onDraw([])}
        />
      </div>
    </div>
  );
}

function readPoint({ clientX, clientY }: globalThis.PointerEvent, sheet: Element): Distance {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
