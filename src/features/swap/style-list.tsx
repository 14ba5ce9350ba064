import { useId, useState } from "react";
import { languageTags } from "../../i18n/locales.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { FindField } from "../../ui/fields/filter-field.tsx";
import type { StyleCoverage } from "./contract.ts";
import styles from "./style-list.module.css";

export interface StyleListProps {
  coverages: readonly StyleCoverage[];
  /** How many icons are to be swapped. */
  total: number;
  selected: string | undefined;
  onSelect: (style: string) => void;
}

/** The styles to choose from, with how much of the icons each has. */
export function StyleList({ coverages, total, selected, onSelect }: StyleListProps) {
  const t = useMessages();
  const name = useId();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = coverages.filter(({ title, family, license }) => {
    const text = `${title} ${family} ${license}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const takeFirst = () => {
    if (found[0]) onSelect(found[0].apiCode);
  };
  return (
    <div className={styles.list}>
      <FindField label={t("swap.find")} value={wanted} onValue={setWanted} onAccept={takeFirst} />
      <div role="radiogroup" aria-label={t("swap.styles")} className={styles.choices}>
        {found.map(({ apiCode, title, exact, near }) => (
          <label key={apiCode} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={apiCode === selected}
              aria-label={`${title}: ${t("swap.coverage", { exact, near, total })}`}
              onChange={() => onSelect(apiCode)}
            />
            <span className={styles.title}>{title}</span>
            <span className={styles.figures} title={t("swap.legend")}>
              {near > 0 ? t("swap.short", { exact, near }) : exact.toLocaleString(languageTags[t.locale])}
            </span>
            <span className={styles.bar} aria-hidden>
              <span className={styles.exact} style={{ inlineSize: `${(exact / total) * 100}%` }} />
              <span className={styles.near} style={{ inlineSize: `${(near / total) * 100}%` }} />
            </span>
          </label>
        ))}
      </div>
      <output className={styles.none}>{found.length === 0 ? t("swap.none") : ""}</output>
    </div>
  );
}
