import type { ComponentProps, ReactNode } from "react";
import { Glyph } from "../foundation/glyph.tsx";
import { MenuButton, type MenuItem } from "./menu-button.tsx";
import styles from "./menu-bar.module.css";

/** One of the menus, of which one item is on. */
export interface BarMenu {
  key: string;
  title: string;
  /** What is chosen, in words; undefined for nothing in particular. */
  chosen: string | undefined;
  items: readonly MenuItem[];
}

export interface MenuBarProps extends Omit<ComponentProps<"nav">, "onSelect"> {
  label: string;
  menus: readonly BarMenu[];
  /** For items that are no links. */
  onSelect?: (key: string, id: string) => void;
  /** What takes all choices back. */
  clear: ReactNode;
}

/** Menus side by side, one line that moves sideways on small screens. */
export function MenuBar({ label, menus, onSelect, clear, ...rest }: MenuBarProps) {
  return (
    <nav {...rest} aria-label={label} className={styles.bar}>
      {menus.map(({ key, title, chosen, items }) => (
        <MenuButton
          key={key}
          kind="choice"
          label={chosen === undefined ? title : `${title}: ${chosen}`}
          data-tooltip={undefined}
          className={styles.trigger}
          data-on={chosen !== undefined || undefined}
          onSelect={(id) => onSelect?.(key, id)}
          items={items}
        >
          {chosen ?? title}
          <Glyph name="chevron-down" size={16} />
        </MenuButton>
      ))}
      {clear && <span className={styles.clear}>{clear}</span>}
    </nav>
  );
}
