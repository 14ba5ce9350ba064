import { Glyph } from "../../../ui/foundation/glyph.tsx";
import { glyphNames } from "../../../ui/foundation/glyph-name.ts";
import { setStyle } from "../../../ui/hooks/set-style.ts";
import styles from "./guide-foundations.module.css";
import { GuideSection, Specimen } from "./specimen.tsx";

const colors = [
  ...Array.from({ length: 11 }, (_, index) => `gray-${index + 1}`),
  ...["surface", "sunken", "raised", "text", "text-soft", "accent", "accent-soft", "accent-text"].map(nameColor),
  ...["success", "success-soft", "warning", "warning-soft", "danger", "danger-soft"].map(nameColor),
];

function nameColor(name: string): string {
  return `color-${name}`;
}

const texts = [40, 28, 20, 16, 14, 13, 12];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const radii = ["control", "card", "panel", "full"];

export function GuideFoundations() {
  return (
    <GuideSection
      id="foundations"
      title="Foundations"
      promise="Every color, size and duration is a token. Both themes share one definition."
    >
      {(["light", "dark"] as const).map((theme) => (
        <Specimen key={theme} name={`Colors, ${theme}`} isWide>
          <ul className={styles.colors} data-theme={theme}>
            {colors.map((name) => (
              <li key={name} className={styles.color}>
                <span className={styles.swatch} ref={setStyle({ background: `var(--${name})` })} />
                <span className={styles.token}>{name.replace("color-", "")}</span>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen name="Type" isStacked>
        <div>
          {texts.map((size) => (
            <p key={size} className={styles.text} ref={setStyle({ "font-size": `var(--text-${size})` })}>
              <span className={styles.token}>{size}</span>
              <span>Cloud, arrow</span>
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Space" isStacked>
        <div>
          {spaces.map((factor) => (
            <p key={factor} className={styles.space}>
              <span className={styles.token}>{factor}</span>
              <span className={styles.bar} ref={setStyle({ "inline-size": `var(--space-${factor})` })} />
            </p>
          ))}
        </div>
      </Specimen>
      <Specimen name="Radius">
        {radii.map((name) => (
          <span key={name} className={styles.radius}>
            <span className={styles.box} ref={setStyle({ "border-radius": `var(--radius-${name})` })} />
            <span className={styles.token}>{name}</span>
          </span>
        ))}
      </Specimen>
      <Specimen name="Glyphs of the interface" isWide>
        <ul className={styles.glyphs}>
          {glyphNames.map((name) => (
            <li key={name} className={styles.glyph}>
              <Glyph name={name} />
              <span className={styles.token}>{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </GuideSection>
  );
}
