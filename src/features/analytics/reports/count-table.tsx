import { useMessages } from "../../../i18n/use-messages.ts";
import styles from "./count-table.module.css";

interface CountTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

/** Figures in rows; what does not fit moves sideways. */
export function CountTable({ label, columns, rows }: CountTableProps) {
  const t = useMessages();
  if (rows.length === 0) return <p className={styles.none}>{t("events.none")}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only a keyboard scrolls it, too
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
