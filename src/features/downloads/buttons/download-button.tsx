import { useState, type MouseEvent } from "react";
import { chooseImageHost } from "../../../core/urls/image-host.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import styles from "./download-button.module.css";
import { nameFormat } from "../../../i18n/name-format.ts";
import { useImageHosts } from "./use-image-hosts.ts";
import { isPicture } from "../file/download-formats.ts";
import {
  describeDownload,
  nameFile,
  saveFile,
  downloadCustomization,
  downloadPx,
  isScalable,
  type IconDownload,
} from "../file/download-file.ts";
import { isOwnDrawing } from "../../../browser/own-drawings.ts";
import { reportDownload } from "../file/report-download.ts";
import { isPlainClick } from "../../../browser/is-plain-click.ts";

export interface DownloadButtonProps {
  download: IconDownload;
  onSaved: () => void;
  onFailure: (cause: unknown) => void;
}

/** Saves a file. Pictures are plain links as well, which work without script. */
export function DownloadButton({ download, onSaved, onFailure }: DownloadButtonProps) {
  const t = useMessages();
  const hosts = useImageHosts();
  const [isSaving, setIsSaving] = useState(false);
  const { format, details, customization } = download;
  const px = downloadPx(download);
  const length = isScalable(format) ? t("icon.customize.px", { length: px }) : undefined;
  const label = nameFormat(t, format);
  const name = length === undefined ? label : `${label} ${length}`;
  const save = async () => {
    setIsSaving(true);
    try {
      await saveFile(download);
      reportDownload(details.icon.id, "download", describeDownload(download));
      onSaved();
    } catch (cause) {
      onFailure(cause);
    }
    setIsSaving(false);
  };
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isSaving) void save();
  };
  const shared = {
    className: styles.button,
    icon: isSaving ? ("loader-circle" as const) : ("download" as const),
    "aria-busy": isSaving || undefined,
    "aria-label": t("download.download", { format: name }),
    "data-tooltip": t("download.download", { format: name }),
    onClick: press,
    children: (
      <>
        {label} {length !== undefined && <span className={styles.size}>{length}</span>}
      </>
    ),
  };
  return isPicture(format) && !isOwnDrawing(details.icon.id) ? (
    <LinkButton
      {...shared}
      href={
        chooseImageHost(format.id, px, hosts) +
        formatImagePath(details.icon.id, format.id, { ...downloadCustomization(details, customization), size: px })
      }
      download={nameFile(download)}
    />
  ) : (
    <Button {...shared} />
  );
}
