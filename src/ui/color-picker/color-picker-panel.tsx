import {
  ColorArea,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  I18nProvider,
  parseColor,
  SliderTrack,
} from "react-aria-components";
import styles from "./color-picker-panel.module.css";

export interface ColorPickerPanelProps {
  label: string;
  value: string;
  onChange: (value: `#${string}`) => void;
}

/** Saturation and brightness in a field, hue on a slider; arrows move both. */
export default function ColorPickerPanel({ label, value, onChange }: ColorPickerPanelProps) {
  return (
    <I18nProvider locale={document.documentElement.lang}>
      <ColorPicker
        // Hue survives grays only in a space that has one.
        defaultValue={parseColor(value).toFormat("hsb")}
        onChange={(color) => onChange(color.toString("hex").toLowerCase() as `#${string}`)}
      >
        <ColorArea
          className={styles.area ?? ""}
          aria-label={label}
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
        >
          <ColorThumb className={styles.thumb ?? ""} />
        </ColorArea>
        <ColorSlider className={styles.slider ?? ""} colorSpace="hsb" channel="hue">
          <SliderTrack className={styles.track ?? ""}>
            <ColorThumb className={styles.thumb ?? ""} />
          </SliderTrack>
        </ColorSlider>
      </ColorPicker>
    </I18nProvider>
  );
}
