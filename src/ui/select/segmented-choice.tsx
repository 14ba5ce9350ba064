import { Glyph } from "../foundation/glyph.tsx";
import type { GlyphName } from "../foundation/glyph-name.ts";
import styles from "./segmented-control.module.css";

export interface SegmentedChoiceProps<Value extends string> {
  label: string;
  /** Name of the radio group. */
  name: string;
  options: readonly { value: Value; label: string; glyph?: GlyphName }[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** Without, the glyphs stand alone, and labels are names and tooltips. */
  hasLabels?: boolean;
}

/** A few choices side by side, as `SegmentedControl` has them, but without an address: native radio buttons, so arrows move and a form sends the choice. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, name, options, selected, onSelect, hasLabels = true } = props;
  return (
    <div role="radiogroup" aria-label={label} className={styles.control}>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          {...(hasLabels ? {} : { "data-glyph": true, "data-tooltip": option.label })}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === selected}
            onChange={() => onSelect(option.value)}
            className={styles.radio}
            {...(hasLabels ? {} : { "aria-label": option.label })}
          />
          {option.glyph && <Glyph name={option.glyph} size={16} />}
          {hasLabels && option.label}
        </label>
      ))}
    </div>
  );
}
