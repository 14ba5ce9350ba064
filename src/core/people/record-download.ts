import type { Viewer } from "./viewer.ts";

/** Keeps with somebody's account what they took away, so that they find it again. Never fails; guests have nothing kept. */
export type RecordDownload = (viewer: Viewer, iconIds: readonly string[]) => Promise<void>;
