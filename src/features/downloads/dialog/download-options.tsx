import { customizationLimits } from "../../../core/svg/icon-customization.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { ColorPickerButton } from "../../../ui/color-picker/color-picker-button.tsx";
import { ColorSwatches } from "../../../ui/color-picker/color-swatches.tsx";
import { NumberField } from "../../../ui/fields/number-field.tsx";
import { SegmentedChoice } from "../../../ui/select/segmented-choice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { scales, type DownloadChoice } from "../buttons/last-download-choice.ts";
import { isPicture } from "../file/download-formats.ts";
import styles from "./download-options.module.css";
import { downloadCustomization, isScalable, type IconDownload } from "../file/download-file.ts";

const longestTitle = 200;
const grounds = [
  { hex: "#ffffff", name: "white" },
  { hex: "#ebebeb", name: "light-gray" },
  { hex: "#1a1a1a", name: "black" },
] as const;

export interface DownloadOptionsProps {
  download: IconDownload;
  /** Undefined is decoration. */
  title: string | undefined;
  onChoose: (change: Partial<DownloadChoice>) => void;
  onSize: (sizePx: number) => void;
  onTitle: (title: string | undefined) => void;
}

/** What can be chosen about a file in its format: pixels and ground of pictures, the meaning in code. */
export function DownloadOptions({ download, title, onChoose, onSize, onTitle }: DownloadOptionsProps) {
  const t = useMessages();
  const { format, details, customization, scale = 1, ground = "#ffffff" } = download;
  if (!isPicture(format)) {
    return format.carriesTitle ? <TitleOption title={title} onTitle={onTitle} /> : null;
  }
  const size = downloadCustomization(details, customization).size;
  return (
    <div className={styles.options}>
      {format.isSizable && (
        <div className={styles.option}>
          <span className={styles.label} aria-hidden>
            {t("download.size")}
          </span>
          <div className={styles.row}>
            <NumberField
              label={t("download.size")}
              value={size}
              min={customizationLimits.size.min}
              max={customizationLimits.size.max}
              unit="px"
              onNumber={onSize}
            />
            {isScalable(format) && (
              <SegmentedChoice
                label={t("download.scale")}
                name="take-scale"
                options={scales.map((one) => ({ value: String(one), label: `@${one}x` }))}
                selected={String(scale)}
                onSelect={(value) => onChoose({ scale: scales.find((one) => String(one) === value) ?? 1 })}
              />
            )}
          </div>
        </div>
      )}
      {format.needsGround && (
        <div className={styles.option}>
          <span className={styles.label}>{t("download.background")}</span>
          <div className={styles.row}>
            <ColorSwatches
              label={t("download.background")}
              name="take-ground"
              swatches={grounds.map(({ hex, name }) => ({ value: hex, hex, label: t(`icon.color.${name}`) }))}
              selected={ground}
              onSelect={(value) => onChoose({ ground: value as `#${string}` })}
            />
            <ColorPickerButton
              label={t("icon.customize.picker", { name: t("download.background") })}
              value={ground}
              onChange={(value) => onChoose({ ground: value })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function TitleOption({ title, onTitle }: Pick<DownloadOptionsProps, "title" | "onTitle">) {
  const t = useMessages();
  return (
    <div className={styles.options}>
      <div className={styles.option}>
        <span className={styles.label}>{t("download.meaning")}</span>
        <SegmentedChoice
          label={t("download.meaning")}
          name="take-meaning"
          options={[
            { value: "decorative", label: t("download.decorative") },
            { value: "meaningful", label: t("download.meaningful") },
          ]}
          selected={title === undefined ? "decorative" : "meaningful"}
          onSelect={(value) => onTitle(value === "decorative" ? undefined : "")}
        />
      </div>
      {title !== undefined && (
        <TextField
          className={styles.title}
          label={t("download.title")}
          help={t("download.titleHelp")}
          value={title}
          maxLength={longestTitle}
          onChange={({ currentTarget }) => onTitle(currentTarget.value)}
        />
      )}
    </div>
  );
}
