import { Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { setStyle } from "../../../ui/hooks/set-style.ts";
import styles from "./value-list.module.css";

interface ValueListProps {
  title: string;
  values: readonly { value: string; times: number }[];
  /** Where a value leads. */
  hrefOf?: (value: string) => string;
}

/** Values with how often each was there, the most frequent first; behind each lies a bar of that length. */
export function ValueList({ title, values, hrefOf }: ValueListProps) {
  const t = useMessages();
  const most = values[0]?.times ?? 1;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {values.length === 0 && <p className={styles.none}>{t("events.none")}</p>}
      <ol className={styles.list}>
        {values.map(({ value, times }) => (
          <li key={value} ref={setStyle({ "--share": `${(100 * times) / most}%` })}>
            {hrefOf ? <Link to={hrefOf(value)}>{value}</Link> : <span>{value}</span>}
            <span className={styles.times}>{formatNumber(times, t.locale)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
