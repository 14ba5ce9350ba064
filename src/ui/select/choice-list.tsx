import { useEffect, useId, useRef, useState } from "react";
import styles from "./choice-list.module.css";
import { FindField } from "../fields/filter-field.tsx";

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Behind the label, quiet. */
  note?: string;
  /** More words it is found by. */
  terms?: string;
}

export interface ChoiceGroup<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  /** Below the choices, or in their place. */
  note?: string | undefined;
}

export interface ChoiceListProps<Value extends string> {
  label: string;
  groups: readonly ChoiceGroup<Value>[];
  selected: Value | undefined;
  onSelect: (value: Value) => void;
  findLabel: string;
  /** What is said when nothing is found. */
  noneText: string;
  className?: string | undefined;
}

/**
 * Many choices of which one is on, in groups, with a field that finds among them: native radio buttons, so arrows move
 * and choose; Enter in the field takes the first that is found.
 */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, groups, selected, onSelect, findLabel, noneText, className = "" } = props;
  const name = useId();
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map(({ label: groupLabel, choices, note }) => ({
      groupLabel,
      choices: choices.filter((choice) => isFound(choice, groupLabel, words)),
      note: words.length === 0 ? note : undefined,
    }))
    .filter(({ choices, note }) => choices.length > 0 || note !== undefined);
  const groupsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = groupsRef.current!;
    const choice = list.querySelector(":checked")?.parentElement;
    // By itself: `scrollIntoView` would move the page as well.
    if (choice) list.scrollTop = choice.offsetTop - (list.clientHeight - choice.offsetHeight) / 2;
  }, []);
  const takeFirst = () => {
    const first = found[0]?.choices[0];
    if (first) onSelect(first.value);
  };
  return (
    <div className={`${styles.list} ${className}`}>
      <FindField label={findLabel} value={wanted} onValue={setWanted} onAccept={takeFirst} />
      <div ref={groupsRef} role="radiogroup" aria-label={label} className={styles.groups}>
        {found.map(({ groupLabel, choices, note }) => (
          <fieldset key={groupLabel} className={styles.group}>
            <legend className={styles.title}>{groupLabel}</legend>
            {choices.map((choice) => (
              <label key={choice.value} className={styles.choice}>
                <input
                  type="radio"
                  name={name}
                  value={choice.value}
                  aria-label={choice.label}
                  checked={choice.value === selected}
                  onChange={() => onSelect(choice.value)}
                  className={styles.radio}
                />
                <span>{choice.label}</span>
                {choice.note !== undefined && <span className={styles.note}>{choice.note}</span>}
              </label>
            ))}
            {note !== undefined && <p className={styles.remark}>{note}</p>}
          </fieldset>
        ))}
      </div>
      <output className={styles.none}>{found.length === 0 ? noneText : ""}</output>
    </div>
  );
}

function isFound({ label, note = "", terms = "" }: Choice<string>, group: string, words: readonly string[]): boolean {
  const text = `${label} ${note} ${terms} ${group}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
