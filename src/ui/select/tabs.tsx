import { useId, type KeyboardEvent, type ReactNode } from "react";
import segments from "./segmented-control.module.css";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Only the selected panel is rendered. Arrows, Home and End move and select. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const baseId = useId();
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === "rtl");
    if (step === undefined || !current) return;
    const at = tabs.indexOf(current);
    const next = step === "first" ? 0 : step === "last" ? tabs.length - 1 : (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of the tabs inside */}
      <div role="tablist" aria-label={label} className={`${segments.control} ${styles.list}`} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${baseId}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={`${segments.segment} ${styles.tab}`}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${current.id}`}>
          {current.panel}
        </div>
      )}
    </>
  );
}

function stepOf(key: string, isRightToLeft: boolean): 1 | -1 | "first" | "last" | undefined {
  if (key === "ArrowRight") return isRightToLeft ? -1 : 1;
  if (key === "ArrowLeft") return isRightToLeft ? 1 : -1;
  if (key === "Home") return "first";
  if (key === "End") return "last";
  return undefined;
}
