import { useId, useRef, type ComponentProps, type ToggleEvent } from "react";
import styles from "./menu-button.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import { moveFocus } from "../hooks/move-focus.ts";
import { stamp } from "../foundation/stamp.ts";

export interface MenuItem {
  id: string;
  label: string;
  /** How many there are, already formatted. */
  count?: string;
  isSelected?: boolean;
  /** A link; without it the item is an action. */
  href?: string;
  /** Language of the label when it is not the page's. */
  lang?: string;
}

export interface MenuButtonProps extends Omit<ComponentProps<"button">, "onSelect"> {
  /** Accessible name of the trigger and the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Choose one of the items, or do one of the things. */
  kind?: "choice" | "actions";
  /** For items that are no links. */
  onSelect?: (id: string) => void;
}

/** A button with a menu on the platform's own popover: it opens, closes on Esc or outside and gives the focus back without script. */
export function MenuButton({ label, items, kind = "actions", onSelect, children, ...rest }: MenuButtonProps) {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        data-tooltip={label}
        {...rest}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={menuId}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onToggle={focusFirst}
        onKeyDown={(event) => moveFocus(event, "[role^=menuitem]")}
        onClick={({ target }) => {
          const item = (target as Element).closest<HTMLElement>("[role^=menuitem]");
          if (!item) return;
          menu.current?.hidePopover();
          if (item.dataset["id"] !== undefined) onSelect?.(item.dataset["id"]);
        }}
        {...stamp(
          Item,
          items.map((item) => ({ key: item.id, isChoice: kind === "choice", ...item })),
        )}
      />
    </>
  );
}

/** Ready to be stamped. */
function Item({ id, isChoice, label, count, isSelected = false, href, lang }: MenuItem & { isChoice: boolean }) {
  const content = (
    <>
      {isChoice && <span className={styles.mark}>{isSelected && <Glyph name="check" size={16} />}</span>}
      {count === undefined ? (
        <span>{label}</span>
      ) : (
        <span className={styles.counted}>
          {label} <small>{count}</small>
        </span>
      )}
    </>
  );
  const shared = {
    role: isChoice ? "menuitemradio" : "menuitem",
    lang,
    className: styles.item,
    ...(isChoice && { "aria-checked": isSelected }),
  };
  return href === undefined ? (
    <button type="button" data-id={id} {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...(lang ? { hrefLang: lang } : {})} {...shared}>
      {content}
    </a>
  );
}

function focusFirst(event: ToggleEvent<HTMLDivElement>): void {
  if (event.newState !== "open") return;
  const list = event.currentTarget;
  (list.querySelector<HTMLElement>("[aria-checked=true]") ?? list.querySelector<HTMLElement>("[role]"))?.focus();
}
