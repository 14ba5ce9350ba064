import { useMemo } from "react";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { inlineMarkup } from "../../../ui/foundation/inline-markup.ts";
import styles from "./context-strip.module.css";
import type { IconDetailsView } from "../../icon-details/contract.ts";

const sizesPx = [16, 20, 24, 32] as const;
const themes = ["light", "dark"] as const;

type Copies = Readonly<Record<(typeof sizesPx)[number], string>>;

export interface ContextStripProps {
  details: Pick<IconDetailsView, "svg" | "name">;
  customization: IconCustomization;
}

/** The icon where it will stand, true to size: alone, in a button, a tab bar and a list, on light and on dark. */
export function ContextStrip({ details, customization }: ContextStripProps) {
  const { svg, name } = details;
  const copies = useMemo(
    () =>
      Object.fromEntries(
        sizesPx.map((size) => [size, customize(svg, { ...customization, size })]),
      ) as unknown as Copies,
    [svg, customization],
  );
  return (
    <div className={styles.strip}>
      {themes.map((theme) => (
        <div key={theme} className={styles.ground} data-theme={theme} aria-hidden>
          <div className={styles.sizes}>
            {sizesPx.map((size) => (
              <span key={size} className={styles.sized}>
                <Copy svg={copies[size]} />
                {size}
              </span>
            ))}
          </div>
          <span className={styles.button}>
            <Copy svg={copies[20]} />
            <span className={styles.text}>{name}</span>
          </span>
          <span className={styles.row}>
            <Copy svg={copies[20]} />
            <span className={styles.text}>{name}</span>
            <Glyph name="chevron-right" size={16} className={styles.chevron} />
          </span>
          <span className={styles.tabs}>
            <span className={styles.other} />
            <span className={styles.tab}>
              <Copy svg={copies[24]} />
            </span>
            <span className={styles.other} />
            <span className={styles.other} />
          </span>
        </div>
      ))}
    </div>
  );
}

function Copy({ svg }: { svg: string }) {
  const markup = useMemo(() => inlineMarkup(svg), [svg]);
  return <span className={styles.copy} dangerouslySetInnerHTML={markup} />;
}
