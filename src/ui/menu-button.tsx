import { useId, useRef, type ComponentProps, type ReactNode, type ToggleEvent } from "react";
import styles from "./menu-button.module.css";
import { Glyph } from "./glyph.tsx";
import { moveFocus } from "./move-focus.ts";

export interface MenuItem {
  id: string;
  label: ReactNode;
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
  onSelect?: (id: string) => void;
}

/** A button with a menu on the platform's own popover: it opens, closes on Esc or outside and gives the focus back without script. */
export function MenuButton({ label, items, kind = "actions", onSelect, children, ...rest }: MenuButtonProps) {
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const role = kind === "choice" ? "menuitemradio" : "menuitem";
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
      >
        {items.map(({ id, label: itemLabel, isSelected = false, href, lang }) => {
          const content = (
            <>
              <span className={styles.mark}>{isSelected && <Glyph name="check" size={16} />}</span>
              <span>{itemLabel}</span>
            </>
          );
          const shared = {
            role,
            lang,
            className: styles.item,
            onClick: () => {
              menu.current?.hidePopover();
              onSelect?.(id);
            },
            ...(kind === "choice" ? { "aria-checked": isSelected } : {}),
          };
          return href === undefined ? (
            <button key={id} type="button" {...shared}>
              {content}
            </button>
          ) : (
            <a key={id} href={href} {...(lang ? { hrefLang: lang } : {})} {...shared}>
              {content}
            </a>
          );
        })}
      </div>
    </>
  );
}

function focusFirst(event: ToggleEvent<HTMLDivElement>): void {
  if (event.newState !== "open") return;
  const list = event.currentTarget;
  (list.querySelector<HTMLElement>("[aria-checked=true]") ?? list.querySelector<HTMLElement>("[role]"))?.focus();
}
