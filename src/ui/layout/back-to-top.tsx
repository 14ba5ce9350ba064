import { useEffect, useState, type MouseEvent } from "react";
import styles from "./back-to-top.module.css";
import { Glyph } from "../foundation/glyph.tsx";
import { scrollPage } from "../hooks/scroll-page.ts";

export interface BackToTopProps {
  label: string;
  /** Id of what the focus goes to. */
  target: string;
}

/** Leads back to the top of a long page, once the reader is two screens down. */
export function BackToTop({ label, target }: BackToTopProps) {
  const isFarDown = useIsFarDown();
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(target)?.focus({ preventScroll: true });
    scrollPage(0);
  };
  return (
    <a
      href={`#${target}`}
      className={styles.button}
      hidden={!isFarDown}
      aria-label={label}
      data-tooltip={label}
      onClick={goUp}
    >
      <Glyph name="arrow-up" size={18} />
    </a>
  );
}

const farScreens = 2;

function useIsFarDown(): boolean {
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => {
    const update = () => setIsFarDown(scrollY > farScreens * innerHeight);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return isFarDown;
}
