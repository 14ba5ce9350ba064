const dayMs = 86_400_000;

/** By what reports are drawn, how far back they look, and how long such counts are kept. */
export const scales = {
  day: { columns: 30, retentionDays: 120 },
  week: { columns: 26, retentionDays: 400 },
  month: { columns: 12, retentionDays: 1_200 },
} as const;
export type Scale = keyof typeof scales;
export const scaleNames = Object.keys(scales) as Scale[];

export const isScale = (text: string | null): text is Scale => text !== null && Object.hasOwn(scales, text);

/** The first day (UTC) of the day, the week from Monday, or the month, as `2026-03-01`. */
export function startOf(at: Date, scale: Scale): string {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), scale === "month" ? 1 : at.getUTCDate()));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return formatDay(scale === "week" ? new Date(day.getTime() - sinceMonday * dayMs) : day);
}

/** The first days of all days, weeks or months of a report, the latest last. */
export function listStarts(today: Date, scale: Scale): string[] {
  const { columns } = scales[scale];
  return Array.from({ length: columns }, (_, index) => {
    const back = columns - 1 - index;
    if (scale === "month") return formatDay(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)));
    return startOf(new Date(today.getTime() - back * (scale === "week" ? 7 : 1) * dayMs), scale);
  });
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10);
