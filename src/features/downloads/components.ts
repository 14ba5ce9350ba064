export { DownloadButtons } from "./buttons/download-buttons.tsx";
export { downloadCustomization, renderDownloadSvg } from "./file/download-file.ts";
export { reportDownload } from "./file/report-download.ts";
