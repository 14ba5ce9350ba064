import { useState, type KeyboardEvent, type ReactNode } from "react";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { moveInGrid } from "../../../ui/hooks/move-in-grid.ts";
import styles from "./related-icons.module.css";
import type { RelatedIcon } from "../../icon-details/contract.ts";

const thumbSizePx = 64;

export interface RelatedIconsProps {
  icons: readonly RelatedIcon[];
  /** What stands in the places after the icons. */
  children?: ReactNode;
}

/** Small tiles that lead from one icon to others; arrows move between them once one of them has the focus. */
export function RelatedIcons({ icons, children }: RelatedIconsProps) {
  const [active, setActive] = useState<string>();
  const hasActive = icons.some(({ id }) => id === active);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only moves the focus between the links inside
    <div className={styles.list} onKeyDown={moveFocus}>
      {icons.map(({ id, name, path, style, svg }) => (
        <a
          key={id}
          href={path}
          className={styles.icon}
          data-icon={id}
          aria-label={style === "" ? name : `${name}, ${style}`}
          data-tooltip={style === "" ? name : style}
          tabIndex={hasActive && id !== active ? -1 : undefined}
          onFocus={() => setActive(id)}
        >
          <Drawing svg={svg} src={formatImagePath(id, "png", { size: thumbSizePx })} size={28} />
        </a>
      ))}
      {children}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const index = links.findIndex((link) => link === document.activeElement);
  if (index < 0) return;
  const columns = links.filter(({ offsetTop }) => offsetTop === links[0]!.offsetTop).length;
  const target = moveInGrid(event.key, { index, columns, count: links.length });
  if (target === undefined) return;
  event.preventDefault();
  links[target]!.focus();
}
