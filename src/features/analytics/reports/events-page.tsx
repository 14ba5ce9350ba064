import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { formatAskPath } from "../../../core/urls/paths/request-paths.ts";
import { CountTable } from "./count-table.tsx";
import { EventChart } from "./event-chart.tsx";
import styles from "./events-page.module.css";
import type { SeriesId } from "./report.server.ts";
import { isScale, scaleNames } from "./report-scale.ts";
import { ValueList } from "./value-list.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, packMessages } = context.get(requestContext);
  const wanted = new URL(request.url).searchParams.get("by");
  const scale = isScale(wanted) ? wanted : "day";
  const report = await services.analytics.report(scale);
  const titles = new Map(services.catalogue.current().catalogue.styles.map(({ apiCode, title }) => [apiCode, title]));
  return {
    messages: packMessages("admin", "events"),
    ...report,
    styles: report.styles.map(({ value, times }) => ({ value: titles.get(value) ?? value, times })),
  };
}

/** What visitors search for, take away and buy, by day, week or month. */
export default function EventsPage() {
  const t = useMessages();
  const {
    scale,
    starts,
    charts,
    terms,
    missing,
    formats,
    styles: styleCounts,
    ads,
    groups,
  } = useLoaderData<typeof loader>();
  const [visits] = charts.conversions;
  const format = (times: number) => formatNumber(times, t.locale);
  const share = (part: number, whole: number) =>
    whole === 0
      ? "–"
      : new Intl.NumberFormat(t.locale, { style: "percent", maximumFractionDigits: 1 }).format(part / whole);
  const name = (id: SeriesId) => t(`events.name.${id}`);
  const chart = (id: keyof typeof charts) => (
    <EventChart
      label={t(`events.${id}`)}
      scale={scale}
      starts={starts}
      series={charts[id].map((series) => ({ ...series, label: name(series.id) }))}
    />
  );
  return (
    <div className={styles.page}>
      <SegmentedControl label={t("events.scale")} className={styles.scale}>
        {scaleNames.map((each) => (
          <Segment
            key={each}
            as={Link}
            to={`?by=${each}`}
            preventScrollReset
            isSelected={each === scale}
            label={t(`events.scale.${each}`)}
          />
        ))}
      </SegmentedControl>
      <section className={styles.part}>
        <h2>{t("events.searches")}</h2>
        {chart("searches")}
        <div className={styles.lists}>
          <ValueList
            title={t("events.terms")}
            values={terms}
            hrefOf={(term) => `/icons/set/${encodeURIComponent(term.replaceAll(" ", "-"))}`}
          />
          <ValueList title={t("events.missing")} values={missing} hrefOf={formatAskPath} />
        </div>
      </section>
      <section className={styles.part}>
        <h2>{t("events.downloads")}</h2>
        {chart("downloads")}
        <div className={styles.lists}>
          <ValueList title={t("events.formats")} values={formats} />
          <ValueList title={t("events.styles")} values={styleCounts} />
        </div>
      </section>
      <section className={styles.part}>
        <h2>{t("events.conversions")}</h2>
        {chart("conversions")}
        <CountTable
          label={t("events.conversions")}
          columns={[t("events.step"), t("events.times"), t("events.share")]}
          rows={charts.conversions.map(({ id, total }) => ({
            name: name(id),
            cells: [format(total), share(total, visits!.total)],
          }))}
        />
      </section>
      <section className={styles.part}>
        <h2>{t("events.community")}</h2>
        {chart("community")}
      </section>
      <section className={styles.part}>
        <h2>{t("events.ads")}</h2>
        {chart("ads")}
        <CountTable
          label={t("events.ads")}
          columns={[t("events.slot"), ...charts.ads.map(({ id }) => name(id)), t("events.share")]}
          rows={ads.map(({ value, times }) => ({
            name: value,
            cells: [...times.map(format), share(times[1]!, times[0]!)],
          }))}
        />
      </section>
      <section className={styles.part}>
        <h2>{t("events.experiments")}</h2>
        <CountTable
          label={t("events.experiments")}
          columns={[
            t("events.group"),
            t("events.seen"),
            name("take"),
            name("signed_in"),
            name("checkout_started"),
            name("checkout_paid"),
          ]}
          rows={groups.map(({ value, times }) => ({ name: value, cells: times.map(format) }))}
        />
      </section>
    </div>
  );
}
