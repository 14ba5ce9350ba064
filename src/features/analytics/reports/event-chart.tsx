import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../i18n/format.ts";
import { languageTags } from "../../../i18n/locales.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Disclosure } from "../../../ui/layout/disclosure.tsx";
import { CountTable } from "./count-table.tsx";
import styles from "./event-chart.module.css";
import type { Scale } from "./report-scale.ts";

interface EventChartProps {
  label: string;
  scale: Scale;
  /** The first days of the days, weeks or months. */
  starts: readonly string[];
  series: readonly { id: string; label: string; times: readonly number[]; total: number }[];
}

const usualWidthPx = 720;
const heightPx = 220;
const margin = { top: 12, right: 32, bottom: 28, left: 64 };
const tickEveryPx = 90;
const dashes = ["none", "6 3", "2 3", "8 3 2 3", "1 4"];

/** A line for each series, and the same figures as a table. */
export function EventChart({ label, scale, starts, series }: EventChartProps) {
  const t = useMessages();
  const frame = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(frame);
  const most = Math.max(4, ...series.flatMap(({ times }) => times));
  const x = scalePoint({ domain: [...starts], range: [margin.left, widthPx - margin.right] });
  const y = scaleLinear({ domain: [0, most], range: [heightPx - margin.bottom, margin.top], nice: true });
  const renderStart = createStartFormat(languageTags[t.locale], scale);
  const every = Math.ceil((starts.length * tickEveryPx) / widthPx);
  const ticks = starts.filter((_, place) => (starts.length - 1 - place) % every === 0);
  return (
    <figure className={styles.chart} aria-label={label}>
      <figcaption className={styles.legend}>
        {series.map(({ id, label: name, total }, place) => (
          <span key={id} data-series={place}>
            <svg width="22" height="8" aria-hidden="true">
              <line x1="1" x2="21" y1="4" y2="4" strokeDasharray={dashes[place]} />
            </svg>
            {name} <b>{formatNumber(total, t.locale)}</b>
          </span>
        ))}
      </figcaption>
      <div ref={frame} className={styles.frame}>
        <svg width={widthPx} height={heightPx} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <line
              key={tick}
              className={styles.grid}
              x1={margin.left}
              x2={widthPx - margin.right}
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          <AxisLeft
            scale={y}
            left={margin.left}
            numTicks={4}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatNumber(Number(value), t.locale)}
            tickClassName={styles.tick!}
            tickComponent={renderTick("end")}
          />
          <AxisBottom
            scale={x}
            top={heightPx - margin.bottom}
            tickValues={ticks}
            hideAxisLine
            hideTicks
            tickFormat={renderStart}
            tickClassName={styles.tick!}
            tickComponent={renderTick("middle")}
          />
          {series.map(({ id, times }, place) => (
            <LinePath
              key={id}
              className={styles.line!}
              data-series={place}
              strokeDasharray={dashes[place]}
              data={starts.map((start, index) => [start, times[index]!] as const)}
              x={([start]) => x(start) ?? 0}
              y={([, many]) => y(many)}
            />
          ))}
        </svg>
      </div>
      <Disclosure summary={t("events.asTable")}>
        <CountTable
          label={label}
          columns={[t(`events.scale.${scale}`), ...series.map(({ label: name }) => name)]}
          rows={starts
            .map((start, index) => ({
              name: renderStart(start),
              cells: series.map(({ times }) => formatNumber(times[index]!, t.locale)),
            }))
            .toReversed()}
        />
      </Disclosure>
    </figure>
  );
}

/** The library's own labels have style attributes. */
const renderTick = (textAnchor: "end" | "middle") =>
  function Tick({ x, y, formattedValue }: { x: number; y: number; formattedValue: string | undefined }) {
    return (
      <text x={x} y={y} dy={4} textAnchor={textAnchor}>
        {formattedValue}
      </text>
    );
  };

function createStartFormat(tag: string, scale: Scale): (start: string) => string {
  const format = new Intl.DateTimeFormat(tag, {
    timeZone: "UTC",
    ...(scale === "month" ? { month: "short", year: "numeric" } : { day: "numeric", month: "short" }),
  });
  return (start) => format.format(new Date(start));
}

/** As wide as there is room; until that is known, as wide as it usually is. */
function useWidth(frame: React.RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(usualWidthPx);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidthPx(Math.max(240, entry.contentRect.width)));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return widthPx;
}
