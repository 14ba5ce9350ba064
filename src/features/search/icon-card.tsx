import { useMemo } from "react";
import { printImagePath } from "../../core/urls/image-path.ts";
import styles from "./icon-card.module.css";
import type { CardIcon, Drawings } from "./result-view.ts";

export interface IconCardProps {
  href: string;
  /** The page is what the card leads to. */
  isOn?: boolean | undefined;
  icons: readonly CardIcon[];
  drawings: Drawings;
  name: string;
  /** Already formatted. */
  count: string;
}

const drawingPx = 24;
const thumbPx = 48;

/** A way on, with the icons it leads to. */
export function IconCard({ href, isOn = false, icons, drawings, name, count }: IconCardProps) {
  return (
    <a className={styles.card} href={href} aria-current={isOn || undefined}>
      <CardIcons icons={icons} drawings={drawings} />
      <span className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count}</span>
      </span>
    </a>
  );
}

/** The icons of a card in one piece of markup; empty until all its drawings are here, or where the document has them. */
function CardIcons({ icons, drawings }: Pick<IconCardProps, "icons" | "drawings">) {
  const html = icons.every(({ id, isPicture }) => isPicture || id in drawings)
    ? icons.map(({ id, isPicture }) => (isPicture ? printPicture(id) : drawings[id])).join("")
    : "";
  // React writes the markup anew for every new object.
  const markup = useMemo(() => ({ __html: html }), [html]);
  return <span className={styles.icons} aria-hidden suppressHydrationWarning dangerouslySetInnerHTML={markup} />;
}

const printPicture = (id: string) =>
  `<img src="${printImagePath(id, "png", { size: thumbPx })}" alt="" width="${drawingPx}" height="${drawingPx}" loading="lazy" decoding="async">`;
