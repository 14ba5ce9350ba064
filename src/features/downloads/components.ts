export { DownloadButtons } from "./buttons/download-buttons.tsx";
export { takenLook, takenSvg } from "./file/download-file.ts";
export { reportDownload } from "./file/report-download.ts";
