import type { PictureFormatId } from "../formats/picture-formats.ts";

/** Where pictures come from: small ones, which are for everybody, and the others. */
export interface ImageHosts {
  /** Origin without a slash at its end; empty for that of the page. */
  free: string;
  paid: string;
  /** Edge in px of the largest picture that the free host makes. */
  freeSizePx: number;
}

/** Come from the free host in every size. */
const freeFormats: ReadonlySet<PictureFormatId> = new Set(["gif", "ico"]);

/** The origin that makes a picture. */
export function chooseImageHost(format: PictureFormatId, sizePx: number, hosts: ImageHosts): string {
  return sizePx <= hosts.freeSizePx || freeFormats.has(format) ? hosts.free : hosts.paid;
}
