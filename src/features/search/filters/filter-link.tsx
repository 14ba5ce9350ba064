import type { ReactNode } from "react";
import { palette } from "../../../core/icons/palette.ts";
import type { Address, FilterKey } from "../../../core/urls/address.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import "../../../ui/color-picker/swatch-colors.css";
import styles from "./filter-rail.module.css";
import { nameFilterValue } from "../../../i18n/name-filter-value.ts";
import { linkOption, readOptionValue } from "./option-link.ts";
import type { FilterOption } from "../results/result-view.ts";

export interface FilterLinkProps {
  href: string;
  isOn: boolean;
  name: string;
  /** Already formatted. */
  count: string;
}

/** One option of a filter: a link to the results with it, or without it when it is on; ready to be stamped. */
export function FilterLink({ href, isOn, name, count, children }: FilterLinkProps & { children?: ReactNode }) {
  return (
    <li>
      <a className={styles.option} href={href} aria-current={isOn || undefined}>
        <span className={styles.name}>{name}</span>
        {isOn && <Glyph name="check" size={16} className={styles.check} />}
        <span className={styles.count}>{count}</span>
      </a>
      {children}
    </li>
  );
}

/** One color of the palette as a link, ready to be stamped. */
export function ColorLink({ href, isOn, name, count, hex }: FilterLinkProps & { hex?: string | undefined }) {
  return (
    <li>
      <a
        className={styles.swatch}
        href={href}
        aria-current={isOn || undefined}
        aria-label={`${name}, ${count}`}
        data-tooltip={name}
        data-hex={hex}
      />
    </li>
  );
}

/** What an option's link says and where it leads. */
export function describeOption(
  t: Translator,
  address: Address,
  { filter, option }: { filter: FilterKey; option: FilterOption },
) {
  const { value, title, count } = option;
  return {
    key: value,
    ...linkOption(address, filter, option),
    name: title ?? nameFilterValue(t, filter, readOptionValue(filter, value)),
    count: formatNumber(count, t.locale),
    hex: palette.find(({ name }) => name === value)?.hex,
  };
}
