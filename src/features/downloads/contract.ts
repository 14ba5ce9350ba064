import type { RecordDownload } from "../../core/people/record-download.ts";
import type { DownloadKind } from "../../core/icons/download-kind.ts";
import type { PageKind } from "../../core/urls/address.ts";

/** Icons that somebody took at once. Nothing of it says who that was. */
export interface IconDownloads {
  /** Ids of icons. */
  icons: readonly string[];
  kind: DownloadKind;
  /** Id of the format; absent of clicks. */
  format?: string;
  sizePx?: number;
  /** The page it was taken from; absent where it was none of ours. */
  page?: PageKind;
}

/** How often an icon was taken on one day in one way. */
export interface DownloadCount {
  icon: string;
  /** In UTC, `2026-03-01`. */
  day: string;
  kind: DownloadKind;
  /** Empty where none was told. */
  format: string;
  downloads: number;
}

/** Counts what people take, for popularity and for those who make icons. */
export interface DownloadLog {
  /** Never throws, never waits: whatever happens to it, icons are taken. */
  record(downloads: IconDownloads): void;
  /**
   * What was taken of icons in the last days, the latest day first.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  countDownloads(icons: readonly string[], options: { days: number }): Promise<DownloadCount[]>;
  /**
   * What was taken away most in the last days, most taken first; looking at it does not count. Icons, or what else is counted
   * here: its ids begin with a prefix, such as `media:`.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  listMostDownloaded(options: {
    days: number;
    limit: number;
    prefix?: string;
  }): Promise<{ icon: string; downloads: number }[]>;
  /** Writes what is still pending; a database that is away keeps it pending. */
  flush(): Promise<void>;
  /** Drops what is too old or too much; never fails. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

/** The dialog in which many icons are made into one file, fetched when it is wanted. It needs the messages `selection`. */
export const loadBundleDialog = () => import("./bundle/bundle-dialog.tsx");

/** Copying what was picked. */
export const loadCopyPicked = () => import("./bundle/copy-picked.ts");

/** Saving or copying an icon that may not have been looked at yet. */
export const loadIconDownload = () => import("./file/download-icon.ts");

declare module "../../context.ts" {
  interface Services {
    downloadLog: DownloadLog;
    recordDownload: RecordDownload;
  }
}
