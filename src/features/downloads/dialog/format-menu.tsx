import { exportFormats } from "../../../core/formats/export-formats.ts";
import { pictureFormats } from "../../../core/formats/picture-formats.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { ChoiceList, type ChoiceGroup } from "../../../ui/select/choice-list.tsx";
import { nameFormat } from "../../../i18n/name-format.ts";
import { isPicture, type DownloadFormat, type DownloadFormatId } from "../file/download-formats.ts";

export const downloadFormats: readonly DownloadFormat[] = [...pictureFormats, ...exportFormats];

const groupIds = ["vector", "raster", "motion", "set", "web", "framework", "native"] as const;

/** Words that people look for, besides names, extensions and groups. */
const terms: Partial<Record<DownloadFormatId, string>> = {
  "svg-inline": "html aria",
  "html-image": "image alt",
  css: "mask background class",
  "data-uri": "url",
  "web-component": "custom element javascript js",
  "react-jsx": "javascript next remix preact",
  "react-tsx": "typescript next remix preact",
  "react-native": "expo react-native-svg",
  vue: "nuxt",
  svelte: "sveltekit",
  solid: "solidjs",
  "android-vector": "kotlin java drawable",
  compose: "android kotlin imagevector",
  swiftui: "ios macos apple iphone xcode",
  flutter: "dart android ios",
  jpeg: "jpg",
};

export interface FormatMenuProps {
  value: DownloadFormatId;
  onChange: (format: DownloadFormatId) => void;
  /** Whether there is something that moves; where nothing does, formats of movement say so. */
  isMoving: boolean;
  className?: string | undefined;
}

/** All formats in groups, with a field that finds among them. Large: fetch it when it is opened. */
export function FormatMenu({ value, onChange, isMoving, className = "" }: FormatMenuProps) {
  const t = useMessages();
  const groups = groupIds.map((id): ChoiceGroup<DownloadFormatId> => {
    const formats = downloadFormats.filter(({ group }) => group === id);
    const usable = formats.filter((format) => isMoving || !isPicture(format) || !format.needsMotion);
    return {
      label: t(`download.group.${id}`),
      choices: usable.map((format) => ({
        value: format.id,
        label: nameFormat(t, format),
        note: `.${format.extension}`,
        terms: terms[format.id] ?? "",
      })),
      note: usable.length < formats.length ? t("download.still") : undefined,
    };
  });
  return (
    <ChoiceList
      className={className}
      label={t("download.formats")}
      groups={groups}
      selected={value}
      onSelect={onChange}
      findLabel={t("download.find")}
      noneText={t("download.none")}
    />
  );
}
