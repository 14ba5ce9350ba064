import { palette } from "../../core/icons/palette.ts";
import type { Address, FilterKey } from "../../core/urls/address.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./filter-rail.module.css";
import { nameFilterValue } from "../../i18n/name-filter-value.ts";
import { linkOption, readOptionValue } from "./option-link.ts";
import type { FilterOption } from "./result-view.ts";

export interface FilterLinkProps {
  address: Address;
  filter: FilterKey;
  option: FilterOption;
}

/** One option of a filter: a link to the results with it, or without it when it is on. */
export function FilterLink({ address, filter, option }: FilterLinkProps) {
  const t = useMessages();
  const { href, isOn } = linkOption(address, filter, option);
  return (
    <li>
      <a className={styles.option} href={href} aria-current={isOn || undefined}>
        <span className={styles.name}>
          {option.title ?? nameFilterValue(t, filter, readOptionValue(filter, option.value))}
        </span>
        {isOn && <Glyph name="check" size={16} className={styles.check} />}
        <span className={styles.count}>{formatNumber(option.count, t.locale)}</span>
      </a>
    </li>
  );
}

/** One colour of the palette as a link. */
export function ColorLink({ address, option }: Omit<FilterLinkProps, "filter">) {
  const t = useMessages();
  const { href, isOn } = linkOption(address, "color", option);
  const label = nameFilterValue(t, "color", readOptionValue("color", option.value));
  return (
    <li>
      <a
        className={styles.swatch}
        href={href}
        aria-current={isOn || undefined}
        aria-label={`${label}, ${formatNumber(option.count, t.locale)}`}
        data-tooltip={label}
        style={{ "--swatch": palette.find(({ name }) => name === option.value)?.hex } as React.CSSProperties}
      />
    </li>
  );
}
