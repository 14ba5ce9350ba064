import { useRef, useState } from "react";
import { Link } from "react-router";
import { palette } from "../../core/icons/palette.ts";
import type { IconCustomization, Paint } from "../../core/svg/icon-customization.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { copyText } from "../../ui/button/copy-button.tsx";
import { ColorSwatches } from "../../ui/color-picker/color-swatches.tsx";
import { Slider } from "../../ui/fields/slider.tsx";
import { Glyph } from "../../ui/foundation/glyph.tsx";
import { LiveRegion } from "../../ui/foundation/visually-hidden.tsx";
import { setStyle } from "../../ui/hooks/set-style.ts";
import { IconDrawing } from "./icon-tiles/icon-drawing.tsx";
import type { InlineIcon } from "./icon-tiles/inline-icon.ts";
import styles from "./live-icons.module.css";

export interface LiveIconsProps {
  icons: readonly InlineIcon[];
  style: { title: string; url: string };
}

/** Stands for the color of the text, whatever it is. */
const ofTheText = "currentColor";
const shownColors = ["red", "orange", "green", "blue", "purple", "pink"];
const copiedMs = 1500;

/** Icons that take a color, a stroke width and a size at once, each copied by a press. */
export function LiveIcons({ icons, style }: LiveIconsProps) {
  const t = useMessages();
  const grid = useRef<HTMLUListElement>(null);
  const [color, setColor] = useState<Paint>(ofTheText);
  const [stroke, setStroke] = useState(2);
  const [size, setSize] = useState(32);
  const [copied, setCopied] = useState<{ id: string; text: string }>();

  const copy = async ({ id, name }: InlineIcon) => {
    const drawing = grid.current!.querySelector(`[data-live="${id}"] svg`)!.outerHTML;
    const customization: IconCustomization = { size, stroke, ...(color !== ofTheText && { color }) };
    try {
      const { customize } = await import("../../core/svg/customize.ts");
      await copyText(customize(drawing, customization));
      setCopied({ id, text: t("browse.live.copied", { name }) });
    } catch {
      setCopied({ id: "", text: t("browse.live.failed") });
    }
    setTimeout(() => setCopied((latest) => (latest?.id === id ? undefined : latest)), copiedMs);
  };
  const px = (length: number) => t("browse.live.px", { length });
  const named = new Map<string, string>(palette.map(({ name, hex }) => [name, hex]));
  return (
    <section className={styles.live} aria-label={t("browse.live.title")}>
      <div className={styles.controls}>
        <ColorSwatches
          label={t("browse.live.color")}
          name="live-color"
          selected={color}
          onSelect={(value) => setColor(value as Paint)}
          swatches={[
            { value: ofTheText, hex: "var(--color-text)", label: t("browse.live.ofText") },
            ...shownColors.map((name) => {
              const hex = named.get(name)!;
              return { value: hex.toLowerCase(), hex, label: t(`browse.live.${name}` as "browse.live.red") };
            }),
          ]}
        />
        <Slider
          className={styles.slider}
          label={t("browse.live.stroke")}
          value={stroke}
          min={0.5}
          max={3}
          step={0.25}
          valueText={px(stroke)}
          onChange={({ currentTarget }) => setStroke(currentTarget.valueAsNumber)}
        />
        <Slider
          className={styles.slider}
          label={t("browse.live.size")}
          value={size}
          min={16}
          max={48}
          step={4}
          valueText={px(size)}
          onChange={({ currentTarget }) => setSize(currentTarget.valueAsNumber)}
        />
      </div>
      <ul
        ref={(element) => {
          grid.current = element;
          setStyle({ "--live-color": color, "--live-stroke": stroke, "--live-size": `${size}px` })(element);
        }}
        className={styles.grid}
      >
        {icons.map((icon) => (
          <li key={icon.id}>
            <button
              type="button"
              className={styles.icon}
              aria-label={t("browse.live.copy", { name: icon.name })}
              data-tooltip={icon.name}
              data-live={icon.id}
              data-copied={copied?.id === icon.id || undefined}
              onClick={() => void copy(icon)}
            >
              <IconDrawing icon={icon} size={32} />
              <Glyph name="check" size={20} className={styles.check} />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t("browse.live.note")} <Link to={style.url}>{t("browse.live.more", { style: style.title })}</Link>
      </p>
      <LiveRegion>{copied?.text ?? ""}</LiveRegion>
    </section>
  );
}
